import { FALTA_CANAL, FALTA_NOME_DA_ETAPA, FALTA_NOTIFICACAO } from '@seleta/contract/faltas'
import type { EtapaItem, EtapaUpdateBody } from '@seleta/contract/kanban'
import { DEFAULT_COR, ETAPA_LIMIT, INITIAL_ETAPAS, type TipoEtapa } from '@seleta/contract/limits'
import { isEscritora } from '@seleta/contract/tell-avisos'
import { tooLong } from '@seleta/contract/text-max'
import { isCor } from '@seleta/regras/cor'
import { tellUnknown } from '@seleta/regras/mensagem-variables'

export type EtapaContato = EtapaItem['contato']

/** What the dialog about a stage holds until it is saved. */
export interface EtapaDraft {
  readonly nome: string
  /** What the stage is; null is another one. */
  readonly tipo: TipoEtapa | null
  readonly cor: string
  /** Days as typed; empty is no limit. */
  readonly limite: string
  /** Whether who enters is told. */
  readonly isAvisada: boolean
  readonly mensagemNotificacao: string
  readonly contato: EtapaContato
  /** By which people are judged here (product 73); null is none. */
  readonly idFicha: number | null
}

const BY_EMAIL: EtapaContato = { email: true, whatsapp: false, sms: false }
const BY_NOTHING: EtapaContato = { email: false, whatsapp: false, sms: false }

export const NEW_ETAPA: EtapaDraft = {
  nome: '',
  tipo: null,
  cor: DEFAULT_COR,
  limite: '',
  isAvisada: true,
  mensagemNotificacao: '',
  contato: BY_EMAIL,
  idFicha: null,
}

export const draftOf = (etapa: EtapaItem): EtapaDraft => ({
  nome: etapa.nome,
  tipo: etapa.tipo,
  cor: etapa.cor,
  limite: etapa.limiteDias === null ? '' : String(etapa.limiteDias),
  isAvisada: isEscritora(etapa),
  mensagemNotificacao: etapa.mensagemNotificacao,
  contato: isEscritora(etapa) ? etapa.contato : BY_EMAIL,
  idFicha: etapa.idFicha ?? null,
})

/** The colour of a type, on every new stage of it (product 64). */
export const corOfTipo = (tipo: TipoEtapa | null): string =>
  INITIAL_ETAPAS.find((etapa) => etapa.tipo === tipo)?.cor ?? DEFAULT_COR

export type EtapaErrors = Partial<
  Record<'nome' | 'mensagemNotificacao' | 'contato' | 'cor' | 'limiteDias' | 'idFicha', string>
>

/**
 * Name, message and colour must all be non-empty (spec section 5); a stage that tells nobody needs no message (audit B12).
 * @param before the stage as it is: a message that nobody touched is not gone over again
 */
export function checkEtapa(draft: EtapaDraft, before: EtapaItem | null): EtapaErrors {
  const { nome, cor, limite, isAvisada, contato } = draft
  const aboutMensagem = isAvisada ? faultOfMensagem(draft, before) : null
  return {
    ...(nome.trim() === '' ? { nome: FALTA_NOME_DA_ETAPA } : {}),
    ...(isCor(cor) ? {} : { cor: 'Escolha uma cor.' }),
    ...(parseLimite(limite) === undefined ? { limiteDias: `Informe de 1 a ${ETAPA_LIMIT.dias} dias.` } : {}),
    ...(aboutMensagem === null ? {} : { mensagemNotificacao: aboutMensagem }),
    ...(isAvisada && !contato.email && !contato.whatsapp ? { contato: FALTA_CANAL } : {}),
  }
}

function faultOfMensagem({ mensagemNotificacao }: EtapaDraft, before: EtapaItem | null): string | null {
  if (mensagemNotificacao.trim() === '') return FALTA_NOTIFICACAO
  if (mensagemNotificacao === before?.mensagemNotificacao) return null
  if (mensagemNotificacao.length > ETAPA_LIMIT.mensagem) return tooLong(ETAPA_LIMIT.mensagem)
  return tellUnknown(mensagemNotificacao)
}

/**
 * A limit of days as typed.
 * @returns null for none, undefined for something that is no number of days
 */
export function parseLimite(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= ETAPA_LIMIT.dias ? days : undefined
}

export const hasErrors = (errors: EtapaErrors) => Object.keys(errors).length > 0

/** What a draft without errors asks to be stored. */
export const bodyOf = ({
  nome,
  tipo,
  cor,
  limite,
  isAvisada,
  mensagemNotificacao,
  contato,
  idFicha,
}: EtapaDraft) => ({
  nome: nome.trim(),
  tipo,
  cor,
  limiteDias: parseLimite(limite) ?? null,
  mensagemNotificacao: mensagemNotificacao.trim(),
  contato: isAvisada ? contato : BY_NOTHING,
  ...(idFicha !== null && { idFicha }),
})

/**
 * What of a stage was changed: what nobody touched is not written over what somebody else may have changed meanwhile.
 * @param overtaken what they were told of, and save nevertheless
 */
export function changesOf(
  etapa: EtapaItem,
  draft: EtapaDraft,
  overtaken: readonly (keyof EtapaDraft)[] = [],
): EtapaUpdateBody {
  const { nome, tipo, cor, limiteDias, mensagemNotificacao, contato } = bodyOf(draft)
  const isStillSilent = !draft.isAvisada && !isEscritora(etapa)
  const isOther = contato.email !== etapa.contato.email || contato.whatsapp !== etapa.contato.whatsapp
  return {
    ...(nome !== etapa.nome && { nome }),
    ...(tipo !== etapa.tipo && { tipo }),
    ...(cor !== etapa.cor && { cor }),
    ...(limiteDias !== etapa.limiteDias && { limiteDias }),
    ...(mensagemNotificacao !== etapa.mensagemNotificacao.trim() && { mensagemNotificacao }),
    ...((isOther || overtaken.includes('isAvisada')) && !isStillSilent && { contato }),
    ...(draft.idFicha !== (etapa.idFicha ?? null) && { idFicha: draft.idFicha }),
  }
}

/** What was begun on a stage, and how the stage stood then. */
export interface EtapaBegun {
  readonly base: EtapaDraft
  readonly draft: EtapaDraft
}

// Object.keys forgets the literal keys.
const FIELDS = Object.keys(NEW_ETAPA) as (keyof EtapaDraft)[]

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What was begun, on the stage as it stands now: what was changed stays so, of the rest it is as it is. */
export const resumeEtapa = ({ base, draft }: EtapaBegun, now: EtapaDraft): EtapaBegun => ({
  base,
  draft: FIELDS.reduce(
    (next, field) => (isSame(draft[field], base[field]) ? next : { ...next, [field]: draft[field] }),
    now,
  ),
})

/** By what who enters is told: nothing, where nobody is. */
const toldBy = ({ isAvisada, contato }: EtapaDraft) => (isAvisada ? contato : BY_NOTHING)

/**
 * What somebody else has changed since it was begun, and saving would write over; whether anybody is told, too, where what
 * they are told, or by what, is written.
 */
export function overtakenFields({ base, draft }: EtapaBegun, now: EtapaDraft): (keyof EtapaDraft)[] {
  const fields = FIELDS.filter(
    (field) =>
      !isSame(now[field], base[field]) &&
      !isSame(draft[field], base[field]) &&
      !isSame(draft[field], now[field]),
  )
  const isSilenced = now.isAvisada !== base.isAvisada && draft.isAvisada === base.isAvisada
  const isWritten =
    draft.isAvisada &&
    (!isSame(toldBy(draft), toldBy(base)) || draft.mensagemNotificacao !== base.mensagemNotificacao)
  return isSilenced && isWritten ? [...fields, 'isAvisada'] : fields
}
