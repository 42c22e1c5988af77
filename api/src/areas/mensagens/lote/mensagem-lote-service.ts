import { PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import { UNDO_WINDOW_SECONDS } from '@seleta/contract/limits'
import type { CancelarMensagensAnswer, LoteMensagem, MensagemLoteBody } from '@seleta/contract/lote'
import { CANAIS } from '@seleta/contract/canais'
import type { Destinatarios, DestinatariosBody } from '@seleta/contract/mensagens'
import { addresses } from '@seleta/public-pages/data/addresses'
import { fillMensagem, type VariableValues } from '@seleta/regras/mensagem-variables'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import type { Autor } from '../../../ground/autor'
import { campanhaNotFound } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { addressOf } from '../../../domain/mensagem/mensagem'
import { greetable } from '../../../ground/text/greetable'
import { singleLine } from '../../../ground/text/single-line'
import {
  createMensagemLoteRepository,
  listCanceladas,
  type DestinatarioRow,
  type NewMensagemLote,
  type WrittenMensagem,
} from './mensagem-lote-repository'

const REVOKED = 'Esta pessoa pediu para não receber mensagens.'
const WITHOUT: Readonly<Record<LoteMensagem['canal'], string>> = {
  EMAIL: 'Sem e-mail.',
  WHATSAPP: 'Sem telefone.',
}

/** What is told of a message that did not leave after all. */
const CANCELADA = {
  resultado: 'nao-enviada',
  motivo: 'A mensagem foi cancelada antes de sair.',
  mensagemId: null,
  saiEm: null,
} as const

export interface MensagemLoteSettings {
  readonly publicUrl: string
  readonly emailLigado: boolean
}

/** Writing to one person or many (product 37, 61): e-mails leave after the window in which they can be taken back. */
export function createMensagemLoteService(
  db: Kysely<Database>,
  { publicUrl, emailLigado }: MensagemLoteSettings,
) {
  async function assertCampanha(empresaId: number, campanhaId: number | null): Promise<void> {
    if (campanhaId === null) return
    const campanha = await createCampanhasRepository(db).find(empresaId, campanhaId)
    if (campanha === null) throw campanhaNotFound()
  }

  /** What a message says to somebody; its link is the job, else the company's own jobs (decision 136). */
  const variablesOf = (para: DestinatarioRow): VariableValues => ({
    nome: greetable(para.nome),
    vaga: para.vaga ?? '',
    empresa: empresaOf(para),
    link:
      publicUrl +
      (para.campanhaId === null ? addresses.empresa(para.empresaSlug) : addresses.vaga(para.campanhaId)),
  })

  function compose(
    { assunto, texto }: MensagemLoteBody,
    para: DestinatarioRow,
    canal: LoteMensagem['canal'],
  ) {
    const variables = variablesOf(para)
    return {
      ...addressOf(para, canal),
      assunto: singleLine(
        assunto.trim() === '' ? assuntoPadrao(variables.empresa) : fillMensagem(assunto, variables),
      ),
      corpo: fillMensagem(texto, variables),
    }
  }

  /** What a message to somebody becomes: a row to be written, or none. */
  function prepare(
    { usuarioId }: Autor,
    mensagem: MensagemLoteBody,
    { identificador, canal, para }: Choice,
  ): Prepared {
    const refused = { identificador, canal, resultado: 'nao-enviada', mensagemId: null, saiEm: null } as const
    if (para === undefined) return { nova: null, answer: { ...refused, motivo: PESSOA_NOT_FOUND } }
    if (para.consentimentoRevogadoEm !== null) return { nova: null, answer: { ...refused, motivo: REVOKED } }
    const { hasCanal, ...composed } = compose(mensagem, para, canal)
    return {
      nova: {
        ...composed,
        canal,
        campanhaId: para.campanhaId,
        talentoId: para.talentoId,
        inscricaoId: para.inscricaoId,
        usuarioId,
        estado: hasCanal ? 'pendente' : 'sem_canal',
      },
      answer: hasCanal
        ? { ...refused, resultado: 'na-fila', motivo: '' }
        : { ...refused, resultado: 'sem-canal', motivo: WITHOUT[canal] },
    }
  }

  return {
    /**
     * Whom a message would reach, by which channels, and what its variables become.
     * @throws NotFoundError when the campaign is not the company's
     */
    async readDestinatarios(
      empresaId: number,
      { identificadores, campanhaId }: z.output<typeof DestinatariosBody>,
    ): Promise<Destinatarios> {
      await assertCampanha(empresaId, campanhaId)
      const repository = createMensagemLoteRepository(db)
      const [rows, empresa] = await Promise.all([
        identificadores.length === 0
          ? []
          : repository.readDestinatarios(empresaId, identificadores, campanhaId),
        repository.readEmpresa(empresaId, campanhaId),
      ])
      const byId = new Map(rows.map((row) => [row.identificador, row]))
      const pessoas = [...new Set(identificadores)].flatMap((identificador) => {
        const para = byId.get(identificador)
        if (para === undefined) return []
        const isRevoked = para.consentimentoRevogadoEm !== null
        const canais = isRevoked ? [] : CANAIS.filter((canal) => addressOf(para, canal).hasCanal)
        const motivo = isRevoked ? REVOKED : canais.length === 0 ? 'Sem e-mail e sem telefone.' : ''
        return [{ identificador, nome: para.nome, canais, motivo, variaveis: variablesOf(para) }]
      })
      return { pessoas, assuntoPadrao: assuntoPadrao(empresaOf(empresa)), emailLigado }
    },

    /**
     * Puts one message per person into the outbox. WhatsApp messages wait there for a recruiter's hand (product 49).
     * @throws NotFoundError when the campaign is not the company's
     */
    async send(autor: Autor, mensagem: MensagemLoteBody, pedido: Pedido): Promise<LoteMensagem[]> {
      const { empresaId } = autor
      const { campanhaId } = mensagem
      await assertCampanha(empresaId, campanhaId)
      const canalById = new Map(destinatariosOf(mensagem))
      const identificadores = [...canalById.keys()]
      const kept = await doOnce(db, empresaId, pedido, async (trx) => {
        const outbox = createMensagemLoteRepository(trx)
        await outbox.hold(empresaId, identificadores, campanhaId)
        const rows = await outbox.readDestinatarios(empresaId, identificadores, campanhaId)
        const byId = new Map(rows.map((row) => [row.identificador, row]))
        const prepared = [...canalById].map(([identificador, canal]) =>
          prepare(autor, mensagem, { identificador, canal, para: byId.get(identificador) }),
        )
        const unwritten = prepared.flatMap(({ nova }) => nova ?? [])
        const written = await outbox.insert(empresaId, unwritten, UNDO_WINDOW_SECONDS)
        return prepared.map((one) => tell(one, written))
      })
      return readAsNow(db, empresaId, identificadores, kept)
    },

    /** Takes back what has not left yet; what was taken back before counts too, so that a repeated call answers the same. */
    async cancel(
      empresaId: number,
      mensagens: readonly number[],
    ): Promise<z.output<typeof CancelarMensagensAnswer>> {
      await createMensagemLoteRepository(db).cancel(empresaId, mensagens)
      const canceladas = (await listCanceladas(db, empresaId, mensagens)).size
      return { canceladas, jaEnviadas: new Set(mensagens).size - canceladas }
    },
  }
}

/** Somebody, the channel chosen for them, and what is known of them; undefined when they are not there. */
interface Choice {
  readonly identificador: string
  readonly canal: LoteMensagem['canal']
  readonly para: DestinatarioRow | undefined
}

/** What came of it, without anybody's name: it is kept for a repeated call. */
type Kept = Omit<LoteMensagem, 'nome'>

/** What is written, and what is answered; its number and its moment are known once it is. */
interface Prepared {
  readonly nova: NewMensagemLote | null
  readonly answer: Kept
}

function tell({ nova, answer }: Prepared, written: ReadonlyMap<number, WrittenMensagem>): Kept {
  if (nova === null || nova.estado === 'sem_canal') return answer
  const row = written.get(nova.talentoId)
  if (row === undefined) throw new Error('a message was lost on the way to the outbox')
  return { ...answer, mensagemId: row.id, saiEm: row.enviarDepoisDe.toISOString() }
}

/** What was kept, with the names of today; a call that is repeated later may find messages taken back, by whomever. */
async function readAsNow(
  db: Kysely<Database>,
  empresaId: number,
  identificadores: readonly string[],
  kept: readonly Kept[],
): Promise<LoteMensagem[]> {
  const mensagens = kept.flatMap(({ mensagemId }) => mensagemId ?? [])
  const [nomes, canceladas] = await Promise.all([
    createMensagemLoteRepository(db).readNomes(empresaId, identificadores),
    listCanceladas(db, empresaId, mensagens),
  ])
  return kept.map((one) => ({
    ...one,
    ...(one.mensagemId !== null && canceladas.has(one.mensagemId) && CANCELADA),
    nome: nomes.get(one.identificador) ?? '',
  }))
}

/** Each person once, by the channel that was chosen for them. */
const destinatariosOf = (mensagem: MensagemLoteBody): [string, LoteMensagem['canal']][] =>
  'destinatarios' in mensagem
    ? mensagem.destinatarios.map(({ identificador, canal }) => [identificador, canal])
    : mensagem.identificadores.map((identificador) => [identificador, mensagem.canal])

const empresaOf = ({ nomeEmpresa, empresa }: Pick<DestinatarioRow, 'nomeEmpresa' | 'empresa'>): string =>
  nomeEmpresa === null || nomeEmpresa === '' ? empresa : nomeEmpresa

const assuntoPadrao = (empresa: string): string => `Mensagem de ${empresa}`
