import { writeHtml } from './texto/write-html'
import type { Documento } from './texto/documento'

/** The standard template: sections to fill in (product 32). */
const SECOES = [
  ['Sobre a empresa', 'Quem somos, o que fazemos e como é trabalhar aqui.'],
  ['Atividades', 'O que a pessoa vai fazer no dia a dia.'],
  ['Requisitos', 'O que é indispensável para a vaga.'],
  ['Diferenciais', 'O que ajuda, mas não é obrigatório.'],
  ['Benefícios', 'O que oferecemos além do salário.'],
  ['Processo', 'Quais são as etapas e em quanto tempo damos retorno.'],
] as const

const documento: Documento = SECOES.flatMap(([titulo, guia]) => [
  { tipo: 'p' as const, trechos: [{ texto: titulo, negrito: true as const }] },
  { tipo: 'p' as const, trechos: [{ texto: guia }] },
  { tipo: 'p' as const, trechos: [] },
])

export const MODELO_PADRAO = writeHtml(documento.slice(0, -1))
