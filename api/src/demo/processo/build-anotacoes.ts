import type { TipoEtapa } from '@seleta/contract/limits'
import { diaInBrazil } from '@seleta/regras/dia'
import type { CampanhaDemo } from '../campanhas/campanha-demo'
import type { Draw } from '../draw/draw'
import { HOUR, MINUTE } from '../draw/tempo'
import type { InscricaoDemo } from './inscricao-demo'

export interface NotaDemo {
  /** Place in the list of applications. */
  readonly inscricao: number
  readonly usuario: number
  readonly texto: string
  readonly criadaEm: number
}

export interface ResultadoDemo {
  readonly inscricao: number
  readonly testeId: number
  /** 0 to 100. */
  readonly resultado: number
  readonly usuario: number
  readonly criadoEm: number
  readonly data: string
}

/** What recruiters write after moving somebody into a stage of that type. */
const NOTAS: Readonly<Partial<Record<TipoEtapa, readonly string[]>>> = {
  triagem: [
    'Currículo bem organizado, vale conversar.',
    'Conferir disponibilidade de horário.',
    'Veio por indicação da equipe.',
  ],
  questionario: [
    'Respondeu rápido e com clareza.',
    'Faltou detalhar a última experiência; perguntar na entrevista.',
    'Pediu para responder até sexta.',
  ],
  entrevista: [
    'Boa conversa: exemplos concretos e postura tranquila.',
    'Entrevista remarcada a pedido da pessoa.',
    'Pretensão um pouco acima da faixa, aceita negociar.',
    'Chegou no horário, conhece bem a rotina da função.',
    'Mora a 15 minutos do local; aceita o turno.',
    'Boa comunicação. Referências a conferir com o último empregador.',
  ],
  finalista: [
    'Referências confirmadas, todas positivas.',
    'Cliente gostou muito; aguardando aprovação da diretoria.',
    'Enviada proposta por e-mail.',
  ],
  contratado: ['Início combinado com o departamento pessoal.', 'Documentos recebidos e conferidos.'],
  reprovado: [
    'Manter no banco: bom perfil para a próxima vaga.',
    'Sem disponibilidade para o turno.',
    'Retorno dado por telefone.',
  ],
}

const ANOTADOS = 0.16
const TESTADOS = 0.55

/** Notes of recruiters, some time after a move. */
export function buildNotas(
  draw: Draw,
  { now, campanhas }: { now: number; campanhas: readonly CampanhaDemo[] },
  inscricoes: readonly InscricaoDemo[],
): NotaDemo[] {
  return inscricoes.flatMap((inscricao, index) =>
    inscricao.passos.flatMap(({ em, para, usuario }) => {
      const tipo = campanhas[inscricao.campanha]?.etapas[para]?.tipo ?? null
      const textos = tipo === null ? undefined : NOTAS[tipo]
      const criadaEm = em + draw.int(2, 170) * MINUTE
      if (!draw.chance(ANOTADOS) || textos === undefined || criadaEm > now) return []
      return [{ inscricao: index, usuario, texto: draw.pick(textos), criadaEm }]
    }),
  )
}

/** Results of the campaign's tests, entered by hand for people who got as far as the questions (product 27). */
export function buildResultados(
  draw: Draw,
  { now, campanhas }: { now: number; campanhas: readonly CampanhaDemo[] },
  inscricoes: readonly InscricaoDemo[],
): ResultadoDemo[] {
  return inscricoes.flatMap((inscricao, index) => {
    const campanha = campanhas[inscricao.campanha]
    const passo = inscricao.passos.find(({ para }) => campanha?.etapas[para]?.tipo === 'questionario')
    if (campanha === undefined || passo === undefined) return []
    return campanha.dado.testes.flatMap((testeId) => {
      const criadoEm = passo.em + draw.int(20, 70) * HOUR
      if (!draw.chance(TESTADOS) || criadoEm > now) return []
      const resultado = Math.min(
        100,
        Math.max(12, Math.round(66 + (draw.fraction() + draw.fraction() - 1) * 46)),
      )
      return [
        {
          inscricao: index,
          testeId,
          resultado,
          usuario: passo.usuario,
          criadoEm,
          data: diaInBrazil(criadoEm),
        },
      ]
    })
  })
}
