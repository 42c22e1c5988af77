import { releasedOf } from '@seleta/contract/campanha-fields'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import type { CampanhaPublica } from '@seleta/contract/publico'

type Pergunta = CampanhaPublica['perguntas'][number]

export const ABERTA = '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a10'
export const SIM_NAO = '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a11'
export const MULTIPLA = '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a12'
export const VIDEO = '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a13'
export const OPCOES = [
  { id: '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a20', title: 'Manhã' },
  { id: '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a21', title: 'Tarde' },
  { id: '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a22', title: 'Noite' },
]

const pergunta = (part: Pick<Pergunta, 'id' | 'tipo' | 'title'> & Partial<Pergunta>): Pergunta => ({
  obrigatoria: true,
  opcoes: [],
  duracao: null,
  ...part,
})

/** One question of each type, all of them required. */
export const perguntas: Pergunta[] = [
  pergunta({ id: ABERTA, tipo: 'ABERTA', title: 'Por que aqui?' }),
  pergunta({ id: SIM_NAO, tipo: 'SIM_NAO', title: 'Tem carro?' }),
  pergunta({ id: MULTIPLA, tipo: 'MULTIPLA', title: 'Quais turnos?', opcoes: OPCOES }),
  pergunta({ id: VIDEO, tipo: 'VIDEO', title: 'Apresente-se', duracao: 60 }),
]

/** An open job of a bakery. */
export const buildVaga = (part: Partial<CampanhaPublica> = {}): CampanhaPublica => ({
  ...releasedOf(createDefaultRascunho()),
  id: 7,
  nome: 'Pessoa Atendente',
  nomeEmpresa: 'Padaria Aurora',
  empresaSlug: 'padaria-aurora',
  situacao: 'PUBLICADA',
  aberta: true,
  publicadaEm: '2026-03-04T15:00:00Z',
  encerradaEm: null,
  cidades: [{ nome: 'São Paulo', uf: 'SP' }],
  localidade: 'São Paulo – SP',
  tipoContratacoes: ['CLT'],
  salarioMax: 3500,
  palavrasChave: [],
  funcoes: [],
  beneficios: [],
  detalhes: [],
  descricao: '<p>Atender <strong>bem</strong></p>',
  perguntas: [],
  retencaoMeses: 6,
  inscricaoUrl: null,
  ...part,
})
