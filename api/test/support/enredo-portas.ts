import { hideTalento } from '../../src/domain/retencao/leave-empresa'
import type { Mundo, Palavras } from './enredo-palavras'
import type { Passo } from './enredos'
import { openMailbox } from './mailbox'
import { openDoors, say } from './strangers'

/** What comes to pass in a story without a recruiter: by the form, the mailed links, and the night. */

const ACOES = [
  'confirmar',
  'confirmar',
  'confirmar',
  'recusar',
  'recusar',
  'retirar',
  'apagar',
  'corrigir',
  'abrir',
] as const

/** Of those that there are. */
export const pick = <T>(some: readonly T[], which: number): T | undefined =>
  some[which % Math.max(some.length, 1)]

/** @param records everybody of the house who is on record */
export function openPortas(
  { office, vagas }: Mundo,
  palavras: Palavras,
  records: () => Promise<readonly { id: number; nome: string }[]>,
) {
  const { api } = office
  const mailbox = openMailbox(office)
  const doors = openDoors(office, vagas[0])
  /** Links of the screen by who had sent. */
  const screens = new Map<number, string[]>()
  const chaves = new Set<string>()

  async function send({ dita, dita: { pessoa, vaga, hasFile, hasCpf } }: Passo) {
    const told = palavras.tell(dita)
    const respostas = vaga === 1 ? { respostas: say(hasCpf ? 'nao' : 'sim') } : {}
    const file = hasFile ? palavras.fileOf(told.sobre) : undefined
    const { status, chave } = await doors.send({ ...told, ...respostas }, vagas[vaga], file)
    if (chave !== '') {
      const who = palavras.whoOf(pessoa)
      chaves.add(chave)
      screens.set(who, [...(screens.get(who) ?? []), chave])
    }
    return { status, said: `${JSON.stringify(told)} for ${vaga}${hasFile ? ' with a file' : ''}` }
  }

  async function mail({ which, way }: Passo) {
    const email =
      pick(
        [...palavras.words.keys()].filter((text) => text.includes('@')),
        which,
      ) ?? ''
    const acao = pick(ACOES, way) ?? 'abrir'
    const said = `${email}: ${acao}`
    if ((await mailbox.mailsTo(email)).length === 0) return { status: 0, said }
    const chave = await mailbox.keyOf(email)
    chaves.add(chave)
    const visits: { readonly status: number }[] = []
    const act = async (fields: Record<string, string>) =>
      visits.push(await mailbox.act(chave, { certeza: 'sim', acao, ...fields }))
    if (acao === 'abrir') visits.push(await mailbox.open(chave))
    else if (acao === 'apagar') await palavras.erasing(() => act({}))
    else if (acao === 'retirar') await act({})
    else if (acao === 'corrigir') await act({ ...(await mailbox.formOn(chave)), sobre: palavras.mark() })
    else visits.push(...(await mailbox.answer(email, acao)))
    return { status: Math.max(0, ...visits.map(({ status }) => status)), said }
  }

  async function withdraw({ dita: { pessoa }, way }: Passo) {
    const chave = pick(screens.get(palavras.whoOf(pessoa)) ?? [], way)
    if (chave === undefined) return { status: 0, said: 'nobody' }
    const { status } = await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
    return { status, said: palavras.emailOf(palavras.whoOf(pessoa)) }
  }

  /** Whose time is over: the step of the night, without waiting for it. */
  async function hide({ which }: Passo) {
    const record = pick(await records(), which)
    if (record === undefined) return { status: 0, said: 'nobody' }
    const isDue = ({ saida }: { readonly saida: { readonly oculta: unknown } }) => saida.oculta === null
    const agora = new Date()
    await api.db
      .transaction()
      .execute((trx) => hideTalento(trx, office.empresaId, record.id, { agora, isDue }))
    return { status: 0, said: record.nome }
  }

  async function leave() {
    await api.app.jobs.runDue()
    return { status: 0, said: '' }
  }

  /** Every link that anybody has by now. */
  async function listChaves() {
    for (const email of palavras.words.keys())
      if ((await mailbox.mailsTo(email)).length > 0) chaves.add(await mailbox.keyOf(email))
    return [...chaves]
  }

  return { send, mail, withdraw, hide, leave, listChaves }
}
