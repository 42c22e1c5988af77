import type { CampanhaDemo } from '../campanhas/campanha-demo'
import type { PessoaDemo } from '../pessoas/pessoa'
import type { Draw } from '../draw/draw'
import { DAY, HOUR, MINUTE } from '../draw/tempo'
import { etapaAtual, type InscricaoDemo } from './inscricao-demo'

/** One row of the outbox before it has ids. Moments are milliseconds. */
export interface MensagemDemo {
  readonly identificador: string
  /** Place in the list of applications. */
  readonly inscricao: number
  readonly tipo: 'confirmacao' | 'etapa' | 'encerramento'
  /** Place in the campaign's stages. */
  readonly etapa: number | null
  readonly canal: 'EMAIL' | 'WHATSAPP'
  readonly estado: 'enviada' | 'erro' | 'sem_canal' | 'pendente'
  readonly erro: string | null
  readonly usuario: number | null
  readonly criadaEm: number
  readonly enviadaEm: number | null
}

const FALHAS = [
  '550 5.1.1 Caixa postal não encontrada',
  '452 4.2.2 Caixa postal cheia',
  '550 5.7.1 Mensagem recusada pelo destinatário',
] as const
const FALHAM = 0.018

/** A link that a recruiter has not worked through yet stays in the queue for about this long. */
const FILA_DE_WHATSAPP = 3 * DAY

interface Contexto {
  readonly now: number
  readonly campanhas: readonly CampanhaDemo[]
  readonly pessoas: readonly PessoaDemo[]
}

/** Every message of the last months: confirmations, messages of stages, farewells of ended campaigns. */
export function buildMensagens(
  draw: Draw,
  { now, campanhas, pessoas }: Contexto,
  inscricoes: readonly InscricaoDemo[],
): MensagemDemo[] {
  return inscricoes.flatMap((inscricao, index) => {
    const campanha = campanhas[inscricao.campanha]
    const pessoa = pessoas[inscricao.pessoa]
    if (campanha === undefined || pessoa === undefined) return []
    const each = draw.fork(index)
    const base = { inscricao: index, usuario: null, etapa: null }
    return [
      ...(inscricao.origem === 'MANUAL' && inscricao.adicionadaPor === null && pessoa.email !== null
        ? [email(each, pessoa, { ...base, tipo: 'confirmacao', criadaEm: inscricao.criadaEm }, 4_000)]
        : []),
      ...inscricao.passos.flatMap(({ em, para, usuario }) => {
        const etapa = campanha.etapas[para]
        if (etapa === undefined || etapa.mensagem === '') return []
        const deEtapa = { ...base, tipo: 'etapa' as const, etapa: para, usuario, criadaEm: em }
        return [
          email(each, pessoa, deEtapa, 2 * MINUTE),
          ...(etapa.isWhatsapp ? [whatsapp(each, pessoa, deEtapa, now)] : []),
        ]
      }),
      ...(needsFarewell(campanha, inscricao)
        ? [
            email(
              each,
              pessoa,
              {
                ...base,
                tipo: 'encerramento',
                usuario: campanha.dado.responsavel,
                criadaEm: campanha.paradaEm ?? now,
              },
              5_000,
            ),
          ]
        : []),
    ]
  })
}

type Nova = Pick<MensagemDemo, 'inscricao' | 'tipo' | 'etapa' | 'usuario' | 'criadaEm'>

function email(draw: Draw, pessoa: PessoaDemo, nova: Nova, espera: number): MensagemDemo {
  const identificador = draw.uuid()
  const common = { ...nova, identificador, canal: 'EMAIL' as const }
  const hasFailed = draw.chance(FALHAM)
  if (pessoa.email === null) return { ...common, estado: 'sem_canal', erro: null, enviadaEm: null }
  if (hasFailed) return { ...common, estado: 'erro', erro: draw.pick(FALHAS), enviadaEm: null }
  return {
    ...common,
    estado: 'enviada',
    erro: null,
    enviadaEm: nova.criadaEm + espera + draw.int(200, 3_000),
  }
}

/** A prefilled link that a recruiter opens by hand: the newest ones still wait (product 49). */
function whatsapp(draw: Draw, pessoa: PessoaDemo, nova: Nova, now: number): MensagemDemo {
  const common = { ...nova, identificador: draw.uuid(), canal: 'WHATSAPP' as const, erro: null }
  if (pessoa.telefone === null) return { ...common, estado: 'sem_canal', enviadaEm: null }
  const opened = nova.criadaEm + draw.int(10, 400) * MINUTE
  const isWaiting = now - nova.criadaEm < FILA_DE_WHATSAPP || opened > now - HOUR
  return isWaiting
    ? { ...common, estado: 'pendente', enviadaEm: null }
    : { ...common, estado: 'enviada', enviadaEm: opened }
}

/** Who has not been told the result when a campaign ends (product 15). */
function needsFarewell({ dado, etapas }: CampanhaDemo, inscricao: InscricaoDemo): boolean {
  if (dado.situacao !== 'ENCERRADA' || inscricao.retiradaEm !== null) return false
  const tipo = etapas[etapaAtual(inscricao) ?? -1]?.tipo
  return tipo !== 'contratado' && tipo !== 'reprovado'
}
