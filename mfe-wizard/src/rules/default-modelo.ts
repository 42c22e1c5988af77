import { writeHtml } from '@seleta/regras/html-da-vaga/write-html'
import type { Documento } from '@seleta/regras/html-da-vaga/documento'

/** The standard template: sections to fill in (product 32). */
const SECTIONS = [
  ['Sobre a empresa', 'Quem somos, o que fazemos e como é trabalhar aqui.'],
  ['Atividades', 'O que a pessoa vai fazer no dia a dia.'],
  ['Requisitos', 'O que é indispensável para a vaga.'],
  ['Diferenciais', 'O que ajuda, mas não é obrigatório.'],
  ['Benefícios', 'O que oferecemos além do salário.'],
  ['Processo', 'Quais são as etapas e em quanto tempo damos retorno.'],
] as const

const documento: Documento = SECTIONS.flatMap(([titulo, guide]) => [
  { tipo: 'p' as const, runs: [{ texto: titulo, bold: true as const }] },
  { tipo: 'p' as const, runs: [{ texto: guide }] },
  { tipo: 'p' as const, runs: [] },
])

export const DEFAULT_MODELO = writeHtml(documento.slice(0, -1))
