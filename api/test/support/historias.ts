import { array, boolean, constantFrom, nat, option, record, sample } from 'fast-check'
import { apply, buildInscricao, publish, readBoard, type Office } from './campanhas'
import { inLanes } from './in-lanes'

/** Random histories of people in campaigns, made through the api, then laid into the past as they were planned. */

const DAY = 86_400_000
export const ETAPAS = [
  'Triagem',
  'Questionário',
  'Entrevistas',
  'Finalistas',
  'Contratados',
  'Reprovados',
] as const
export type NomeDaEtapa = (typeof ETAPAS)[number]
export const FONTES = ['', 'linkedin', 'indicacao'] as const

/** What happened to one person, as it was planned; moments in ms since the epoch. */
export interface Historia {
  readonly nome: string
  readonly campanha: number
  readonly fonte: string
  readonly criadaEm: number
  /** Taken out of the first stage at once: stands in none until the first move that stays. */
  readonly isSemEtapa: boolean
  readonly moves: readonly {
    readonly para: NomeDaEtapa
    readonly em: number
    /** Taken back at once. */
    readonly isDesfeita: boolean
    /** Place in the company's list; null: nobody says why. */
    readonly motivo: number | null
    readonly isMine: boolean
  }[]
  readonly respondidaEm: number | null
  readonly retiradaEm: number | null
}

const plan = record({
  fonte: constantFrom(...FONTES),
  idade: nat(140 * 24),
  passos: array(
    record({
      para: constantFrom(...ETAPAS),
      horas: nat(20 * 24),
      isDesfeita: constantFrom(false, false, false, true),
      motivo: option(nat(7)),
      isMine: boolean(),
    }),
    { maxLength: 4 },
  ),
  resposta: option(nat(15 * 24), { freq: 2 }),
  saida: option(nat(10 * 24), { freq: 6 }),
  isSemEtapa: constantFrom(false, false, false, true),
})

/**
 * @param pessoas who are dealt out to the campaigns in turn
 * @param now nothing happens after it
 */
export function planHistorias(
  seed: number,
  { campanhas, pessoas }: { readonly campanhas: number; readonly pessoas: number },
  now: number,
): Historia[] {
  const hour = DAY / 24
  return sample(plan, { seed, numRuns: pessoas }).map((one, n) => {
    const criadaEm = now - (one.idade + 2) * hour - n * 1000
    let em = criadaEm
    let de: NomeDaEtapa | null = one.isSemEtapa ? null : 'Triagem'
    const moves: Historia['moves'][number][] = []
    for (const { horas, ...passo } of one.passos) {
      em += (horas + 1) * hour
      if (em > now - hour || passo.para === de) continue
      moves.push({ ...passo, em, motivo: passo.para === 'Reprovados' ? passo.motivo : null })
      if (!passo.isDesfeita) de = passo.para
    }
    const last = moves.at(-1)?.em ?? criadaEm
    const at = (horas: number | null, from: number) => {
      const moment = from + ((horas ?? 0) + 1) * hour
      return horas === null || moment > now ? null : moment
    }
    return {
      nome: `Pessoa ${seed} ${n}`,
      campanha: n % campanhas,
      fonte: one.fonte,
      criadaEm,
      isSemEtapa: one.isSemEtapa,
      moves,
      respondidaEm: at(one.resposta, criadaEm),
      retiradaEm: at(one.saida, last),
    }
  })
}

/**
 * Campaigns with all of these people in them, and what happened to them.
 * @param vagas positions of each campaign
 */
export async function liveHistorias(
  office: Office,
  historias: readonly Historia[],
  { vagas, colega }: { readonly vagas: readonly number[]; readonly colega: string },
) {
  const { api, token } = office
  const motivos = (await api.call('listMotivos', {}, { token })).body.data
  const campanhas = await inLanes(vagas, async (quantidadeVagas, campanha) => {
    const { id } = await publish(office, { nome: `Vaga ${campanha}`, quantidadeVagas })
    const where = { id, board: await readBoard(office, id), motivos: motivos.map((one) => one.id), colega }
    for (const [n, historia] of historias.entries()) {
      if (historia.campanha === campanha) await live(office, historia, { ...where, n })
    }
    return id
  })
  return { campanhas, motivos }
}

interface Where {
  readonly id: number
  readonly board: Awaited<ReturnType<typeof readBoard>>
  readonly motivos: readonly number[]
  readonly colega: string
  readonly n: number
}

async function live(office: Office, historia: Historia, { id, board, motivos, colega, n }: Where) {
  const { api, token } = office
  const telefone = `119${String(80_000_000 + n)}`
  const email = `${historia.nome.replaceAll(' ', '.').toLowerCase()}@exemplo.test`
  await apply(api, id, buildInscricao({ nome: historia.nome, email, fonte: historia.fonte, telefone }))
  const one = async <T>(text: string) =>
    (await api.pool.query<{ one: T }>(`${text} and t.nome = $1`, [historia.nome])).rows[0]?.one
  const identificador = (await one<string>('select identificador as one from talento t where true')) ?? ''
  const undo = (etapa: NomeDaEtapa, by: string) =>
    api.call(
      'undoMoveTalentos',
      { body: { campanhaId: id, kanbanId: board.etapa(etapa).id, pessoas: [{ identificador }] } },
      { token: by },
    )
  if (historia.isSemEtapa) await undo('Triagem', token)
  let de: NomeDaEtapa | null = historia.isSemEtapa ? null : 'Triagem'
  for (const { para, motivo, isMine, isDesfeita } of historia.moves) {
    const kanbanId = board.etapa(para).id
    const motivoId = motivo === null ? undefined : motivos[motivo]
    await api.call(
      'moveTalento',
      {
        params: { identificador, campanhaId: id, kanbanId },
        query: motivoId === undefined ? {} : { motivoId },
      },
      { token: isMine ? token : colega },
    )
    if (isDesfeita) await undo(para, isMine ? token : colega)
    else de = para
    await layLogBack(office, historia)
  }
  if (historia.respondidaEm !== null) {
    const { body } = await api.call(
      'sendMensagens',
      { body: { identificadores: [identificador], campanhaId: id, canal: 'WHATSAPP', texto: 'Oi' } },
      { token },
    )
    await api.call('markMensagemEnviada', { params: { id: body.data[0]?.mensagemId ?? 0 } }, { token })
  }
  if (historia.retiradaEm !== null) {
    const corpo = await one<string>(
      "select m.corpo as one from mensagem m join talento t on t.id = m.talento_id where m.tipo = 'confirmacao'",
    )
    const chave = /acompanhamento\?chave=([\w-]{43})/.exec(corpo ?? '')?.[1] ?? ''
    await api.request(`/acompanhamento?chave=${chave}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.9.${n % 250}.${(n >> 3) % 250}` },
      body: new URLSearchParams({ acao: 'retirar', certeza: 'sim' }),
      redirect: 'manual',
    })
  }
  await layBack(office, historia, de)
}

/** When each entry of the log of a person is to have been made. */
const momentsOf = ({ criadaEm, isSemEtapa, moves, retiradaEm }: Historia): number[] => [
  ...(isSemEtapa ? [criadaEm, criadaEm + 60_000] : [criadaEm]),
  ...moves.flatMap(({ em, isDesfeita }) => (isDesfeita ? [em, em + 60_000] : [em])),
  ...(retiradaEm === null ? [] : [retiradaEm]),
]

/** The log so far, as if it had been written when it was planned: what is old can no longer be taken back by a move. */
const layLogBack = ({ api }: Office, historia: Historia) =>
  api.pool.query(
    `with mine as (
       select v.id, row_number() over (order by v.id) as n from evento v join talento t on t.id = v.talento_id
       where t.nome = $1
         and v.tipo in ('inscricao_criada', 'inscricao_movida', 'inscricao_desfeita', 'inscricao_retirada')
     )
     update evento v set criado_em = to_timestamp(($2::float8[])[mine.n] / 1000) from mine where mine.id = v.id`,
    [historia.nome, momentsOf(historia)],
  )

/** The application, too. */
async function layBack(office: Office, historia: Historia, de: NomeDaEtapa | null) {
  const { criadaEm, moves, respondidaEm, retiradaEm } = historia
  const stays = moves.filter(({ isDesfeita }) => !isDesfeita)
  const desde = stays.findLast(({ para }) => para === de)?.em ?? criadaEm
  await layLogBack(office, historia)
  await office.api.pool.query(
    `update inscricao i set criada_em = to_timestamp($2::float8 / 1000), na_etapa_desde = to_timestamp($3::float8 / 1000),
       respondida_em = to_timestamp($4::float8 / 1000), retirada_em = to_timestamp($5::float8 / 1000)
     from talento t where t.id = i.talento_id and t.nome = $1`,
    [historia.nome, criadaEm, desde, respondidaEm, retiradaEm],
  )
}
