import { DAY_MS } from '@seleta/regras/dia'
import { addresses } from '@seleta/public-pages/data/addresses'
import { canonicalEmail, readEmail } from '@seleta/regras/email'
import { readTelefone } from '@seleta/regras/telefone'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { openChaves } from '../../../domain/inscricao/chave'
import { enqueueLink } from '../../../domain/mensagem/enqueue-mensagens'
import type { EmpresaPublica } from '../../../ground/empresa/slugs-repository'
import type { Counter } from '../../../ground/limits/counter'
import { createRecuperarLinkRepository } from './recuperar-link-repository'

/** Where a link shall go. */
export type Contato =
  | { readonly canal: 'EMAIL'; readonly email: string }
  | { readonly canal: 'WHATSAPP'; readonly telefone: string }

/**
 * What comes of it in a day, over all processes. Whoever asks cannot tell that no more came: only what is known is
 * counted, and the answer is the same.
 */
const MAX = { mailsToPessoa: 3, mailsToMailbox: 6, entriesOfTelefone: 1, entriesOfEmpresa: 40 } as const

/** @returns null for a text that is neither an e-mail nor a phone */
export function readContato(text: string): Contato | null {
  const email = readEmail(text)
  if (email !== null) return { canal: 'EMAIL', email: canonicalEmail(email) }
  const telefone = readTelefone(text)
  return telefone === null ? null : { canal: 'WHATSAPP', telefone }
}

/** The link to a person's own page, for whoever lost it (decision 137). */
export function createRecuperarLinkService(
  db: Kysely<Database>,
  { counter, publicUrl }: { readonly counter: Counter; readonly publicUrl: string },
) {
  const repository = createRecuperarLinkRepository(db)
  const linkOf = (chave: string) => publicUrl + addresses.acompanhamento(chave)
  const isWithin = async (key: string, max: number) => (await counter.add(`link/${key}`, DAY_MS)).total <= max

  /** What the mailbox's own keys open: the proven record alone, as every mail to it does (decision 108). */
  async function mail(empresa: EmpresaPublica, email: string): Promise<void> {
    const pessoas = await repository.listByEmail(empresa.id, email)
    if (pessoas.length === 0) return
    if (!(await isWithin(`caixa/${await repository.countedAs(email)}`, MAX.mailsToMailbox))) return
    const chaves = await openChaves(db)
    for (const { talentoId, identificador, nome, ocultaEm, inscricoes } of pessoas) {
      if (!(await isWithin(`pessoa/${talentoId}`, MAX.mailsToPessoa))) continue
      // Who is hidden, and who never applied, has the page of «continuar» (decision 116).
      const hasPage = ocultaEm === null && inscricoes.length > 0
      const links = hasPage
        ? inscricoes.map((one) => ({
            nome: one.vaga,
            endereco: linkOf(chaves.sign(one.identificador, identificador, email)),
          }))
        : [{ nome: 'Seus dados', endereco: linkOf(chaves.signContinuar(identificador, email)) }]
      await enqueueLink(db, empresa.id, {
        canal: 'EMAIL',
        destinatario: email,
        para: { talentoId, inscricaoId: null, campanhaId: null, nome },
        empresa: empresa.nome,
        links,
        vagas: publicUrl + addresses.empresa(empresa.slug),
      })
    }
  }

  /**
   * An entry «pediu o link» among the messages that a recruiter sends by hand. Its keys are those of the screen: they
   * open what was sent with this phone, which the company reads anyway, and nothing of the record.
   */
  async function queue(empresa: EmpresaPublica, telefone: string): Promise<void> {
    const envios = await repository.listEnviosByTelefone(empresa.id, telefone)
    const [newest] = envios
    if (newest === undefined || (await repository.isWaiting(empresa.id, newest.talentoId, telefone))) return
    if (!(await isWithin(`telefone/${empresa.id}/${telefone}`, MAX.entriesOfTelefone))) return
    if (!(await isWithin(`empresa/${empresa.id}`, MAX.entriesOfEmpresa))) return
    const chaves = await openChaves(db)
    await enqueueLink(db, empresa.id, {
      canal: 'WHATSAPP',
      destinatario: telefone,
      para: newest,
      empresa: empresa.nome,
      links: envios.map(({ vaga, identificador }) => ({
        nome: vaga,
        endereco: linkOf(chaves.signEnvio(identificador)),
      })),
      vagas: publicUrl + addresses.empresa(empresa.slug),
    })
  }

  return {
    /** Does what can be done. Nothing of it is for whoever asks to know. */
    ask: (empresa: EmpresaPublica, contato: Contato): Promise<void> =>
      contato.canal === 'EMAIL' ? mail(empresa, contato.email) : queue(empresa, contato.telefone),
  }
}
