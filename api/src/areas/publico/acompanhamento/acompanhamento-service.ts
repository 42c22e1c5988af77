import type { Acompanhamento, CorrecaoBody } from '@seleta/contract/acompanhamento'
import { canonicalEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { hasPagina } from '../../../domain/campanha/vaga-publica'
import { openChaves } from '../../../domain/inscricao/chave'
import { inscricaoNotFound, inscricaoRetirada } from '../../../domain/inscricao/inscricoes-repository'
import { eraseByOwnWord } from '../../../domain/retencao/leave-empresa'
import { correctPessoa, rescorePessoa, standUpFor } from '../../../domain/talento/enter-pessoas'
import type { Clock } from '../../../ground/clock'
import { ConflictError, wrongCampos } from '../../../ground/domain-error'
import { createSlugsRepository } from '../../../ground/empresa/slugs-repository'
import { changeScore, tellCampos } from '../../../ground/event-log/campos-corrigidos'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import type { Arquivos } from '../../../ground/files/arquivos'
import { createAConfirmarService } from './a-confirmar-service'
import { actByChave, holdCampanha, holdCampanhas, type Holder } from './act-by-chave'
import type { Counter } from '../../../ground/limits/counter'
import { createAcompanhamentoRepository } from './acompanhamento-repository'
import { createContinuarService } from './continuar-service'
import { createEmailService } from './email-service'
import { createEnviosRepository } from './envios-repository'
import { createEnviosService } from './envios-service'
import { estadoOf } from './estado-words'
import { createFormerChavesRepository } from './former-chaves-repository'
import { leaveProcesso } from './leave-processo'
import { readMeusDados, type MeusDados } from './meus-dados-repository'
import { readCorrecao } from './read-correcao'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { readCampanha } from '../../../domain/campanha/campanha'
import { toldInside } from './told-inside'

const UNDER_GUARDA =
  'A empresa precisa guardar seus dados por uma obrigação legal e não pode apagá-los agora. Fale com ela para saber mais.'

interface Context {
  readonly arquivos: Arquivos
  readonly publicUrl: string
  readonly clock: Clock
  readonly counter: Counter
  readonly emailLigado: boolean
}

/** @throws ConflictError while the company has to keep them by law */
function isErasable({ saida }: { readonly saida: { readonly isGuardada: boolean } }): boolean {
  if (saida.isGuardada) throw new ConflictError(UNDER_GUARDA)
  return true
}

/** What a correction does about the e-mail; who types another wants that one, whatever they have ticked. */
function trocaOf(
  row: { readonly email: string | null; readonly emailPedido: string | null },
  { email, desistir }: CorrecaoBody,
): 'pedida' | 'desistida' | null {
  if (canonicalEmail(email) !== canonicalEmail(row.email ?? '')) return 'pedida'
  return desistir === 'sim' && row.emailPedido !== null ? 'desistida' : null
}

/** An application, or the one that stands for it since two people were joined. */
async function findInscricao(db: Kysely<Database>, identificador: string) {
  const repository = createAcompanhamentoRepository(db)
  const row = await repository.find(identificador)
  if (row !== null) return row
  const ficante = await createFormerChavesRepository(db).findFicante(identificador)
  return ficante === null ? null : repository.find(ficante)
}

/** What was sent, by the key of the screen; null for any other text. */
async function findEnvio(db: Kysely<Database>, chave: string): Promise<string | null> {
  const opened = (await openChaves(db)).read(chave)
  return opened?.isEnvio === true ? opened.identificador : null
}

/**
 * The candidate's own page (product 55). The key is all a person needs; each step is written in one transaction. The key
 * that was mailed opens the person's applications, the one of the screen only what was sent (decision 108).
 */
export function createAcompanhamentoService(db: Kysely<Database>, context: Context) {
  const { arquivos, publicUrl, clock, counter, emailLigado } = context
  const repository = createAcompanhamentoRepository(db)
  const envios = createEnviosService(db, clock)
  const emails = createEmailService(db, { counter, publicUrl })
  const continuar = createContinuarService(db, clock, emailLigado)
  const aConfirmar = createAConfirmarService(db, clock)

  /** @throws NotFoundError for a key that was not mailed to this person, and after deletion */
  async function find(chave: string, on = db) {
    const opened = (await openChaves(on)).read(chave)
    const row = opened === null ? null : await findInscricao(on, opened.identificador)
    if (opened === null || row === null) throw inscricaoNotFound()
    if (opened.isFormer && row.chaveAntiga && row.identificador === opened.identificador) return row
    const { empresaId, talentoId, talentoIdentificador, email } = row
    if (opened.isOf(talentoIdentificador, email ?? '')) return row
    // Whoever is one with them, or was, had the key, and theirs is the mailbox now.
    const former = createFormerChavesRepository(on)
    const unidas = await former.listUnidas(empresaId, talentoId)
    if (unidas.some((unida) => opened.isOf(unida, email ?? ''))) return row
    // Or it was theirs, and since they have another mailbox there are two.
    const outras = await former.listBeside(empresaId, row.campanhaId, unidas)
    const own = outras.find((outra) => opened.isOf(outra.talento, outra.email))
    const ownRow = own === undefined ? null : await createAcompanhamentoRepository(on).find(own.inscricao)
    if (ownRow === null) throw inscricaoNotFound()
    return ownRow
  }

  /** As `find`, for what a hidden person can do only once they go on. @throws ConflictError */
  async function findPresent(chave: string, on = db) {
    const row = await find(chave, on)
    if (row.ocultaEm !== null)
      throw new ConflictError('Seus dados estão ocultos. Toque em «Continuar» antes de mudar alguma coisa.')
    return row
  }

  /** The person, by the key of «continuar» or of their own page. @throws NotFoundError */
  const findWho = async (chave: string, on = db): Promise<Holder> =>
    (await continuar.find(chave, on)) ?? find(chave, on)
  const findingWho = (chave: string) => (on: Kysely<Database>) => findWho(chave, on)
  const findingPresent = (chave: string) => (on: Kysely<Database>) => findPresent(chave, on)
  /** How somebody leaves, or is there again: what they stand in is held. */
  const withCampanhas = (chave: string) => ({ read: findingWho(chave), hold: holdCampanhas })

  /** The person's own record, by the mailed key. @throws as `correct` */
  async function correctOwn(chave: string, body: CorrecaoBody): Promise<'pedida' | 'desistida' | null> {
    const way = { read: findingPresent(chave), hold: holdCampanhas }
    return actByChave(db, way, async (trx, row) => {
      const { empresaId, talentoId, campanhaId, inscricaoId } = row
      const { campos, correcao, changed } = await readCorrecao(trx, body)
      if (body.email === '') campos['email'] = 'Deixe um e-mail: é por ele que você chega a esta página.'
      const troca = trocaOf(row, body)
      // Whose the record is has not been said: another one would take their e-mail along.
      if (troca === 'pedida' && (await createEnviosRepository(trx).isAskedWhoMade(empresaId, talentoId)))
        campos['email'] = 'Antes de trocar o e-mail, responda nesta página se foi você quem enviou.'
      if (Object.keys(campos).length > 0) throw wrongCampos(campos)
      const emailPedido = troca === 'pedida' ? body.email : null
      await correctPessoa(trx, empresaId, talentoId, {
        ...correcao,
        ...(troca !== null && { emailPedido }),
      })
      if (changed === null || changeScore(changed))
        await rescorePessoa(
          trx,
          { empresaId, rescore: createRescore(trx, empresaId, readCampanha) },
          talentoId,
        )
      if (troca === 'pedida') await emails.ask(trx, row, body.email)
      const told = changed && {
        campos: tellCampos(changed),
        isPropria: true as const,
        ...(troca !== null && { troca }),
      }
      await appendEvento(trx, empresaId, {
        tipo: 'talento_corrigido',
        usuarioId: null,
        campanhaId,
        talentoId,
        inscricaoId,
        dados: told ?? {},
      })
      return troca
    })
  }

  return {
    /** Everything that is kept about the person. @throws NotFoundError */
    async readDados(chave: string): Promise<MeusDados> {
      const { empresaId, talentoId } = await find(chave)
      const dados = await readMeusDados(db, empresaId, talentoId)
      if (dados === null) throw inscricaoNotFound()
      return dados
    },

    /** @throws NotFoundError */
    async get(chave: string): Promise<Acompanhamento> {
      const envio = await findEnvio(db, chave)
      if (envio !== null) return envios.get(envio)
      const chaves = await openChaves(db)
      const row = await find(chave)
      const { empresaId, talentoId, talentoIdentificador } = row
      const outras = await repository.listOthers(empresaId, talentoId, row.inscricaoId)
      const isMoved = row.naEtapaDesde.getTime() - row.criadaEm.getTime() > 1000
      const desde = row.retiradaEm ?? (isMoved ? row.naEtapaDesde : null)
      return {
        isEnvio: false,
        inscricao: {
          campanhaId: row.campanhaId,
          vaga: row.vaga,
          empresa: row.empresa,
          empresaSlug: row.empresaSlug,
          ...estadoOf(row, clock()),
          criadaEm: row.criadaEm.toISOString(),
          desde: desde?.toISOString() ?? null,
          canRetirar: row.situacao === 'ativa' && row.ocultaEm === null,
          hasPagina: hasPagina(row),
        },
        guarda: await continuar.read(row),
        aConfirmar: await aConfirmar.list(row),
        outras: outras.map((other) => ({
          chave: chaves.sign(other.identificador, talentoIdentificador, row.email ?? ''),
          vaga: other.vaga,
          estado: estadoOf(other, clock()).estado,
        })),
        pessoa: {
          nome: row.nome,
          email: row.email ?? '',
          telefone: row.telefone ?? '',
          cidade: row.cidade ?? '',
          sobre: row.sobre,
        },
        emailPedido: row.emailPedido,
      }
    },

    /** What was sent with the person's e-mail was theirs. @throws NotFoundError; as `a-confirmar-service` says */
    confirm: async (chave: string, identificador: string, versao: string) =>
      aConfirmar.confirm(findingWho(chave), identificador, versao),

    /** It was not them: what was sent counts no more. @returns the key to go on with @throws as `confirm` */
    refuse: async (chave: string, identificador: string) =>
      (await aConfirmar.refuse(findingWho(chave), identificador)) ?? chave,

    /** The person leaves the process. @throws ConflictError when they had left before */
    async withdraw(chave: string): Promise<void> {
      const envio = await findEnvio(db, chave)
      if (envio !== null) return envios.withdraw(envio)
      const way = { read: findingPresent(chave), hold: holdCampanha }
      await actByChave(db, way, async (trx, { empresaId, inscricaoId, campanhaId, talentoId }) => {
        if (!(await leaveProcesso(trx, empresaId, { inscricaoId, campanhaId, talentoId })))
          throw inscricaoRetirada()
        await standUpFor(trx, empresaId, talentoId)
      })
    },

    /** What the link of «continuar» opens, which whoever never applied has too. @throws NotFoundError */
    async getContinuar(chave: string) {
      const quem = await continuar.find(chave)
      if (quem === null) throw inscricaoNotFound()
      return {
        guarda: await continuar.read(quem),
        aConfirmar: await aConfirmar.list(quem),
        slug: await createSlugsRepository(db).read(quem.empresaId),
      }
    },

    /** The person goes on. @throws NotFoundError */
    continueWith: (chave: string): Promise<void> =>
      actByChave(db, withCampanhas(chave), (trx, row) => continuar.continueWith(trx, row)),

    /** What the link to a new mailbox opens. @throws NotFoundError */
    getTroca: (chave: string) => emails.get(chave),

    /** What it opens once that mailbox is not asked for any more. @throws NotFoundError */
    getDesfeita: (chave: string) => emails.getGone(chave),

    /** The new mailbox says yes. @throws as `email-service` says */
    confirmTroca: (chave: string) => emails.confirm(chave),

    /**
     * What is corrected holds at once, but for another e-mail: its mailbox is asked. One that was asked for goes on being
     * asked for until another is, or its person gives it up.
     * @returns what became of a change of e-mail; null: nothing
     * @throws InvalidError naming the field
     */
    async correct(chave: string, body: CorrecaoBody): Promise<'pedida' | 'desistida' | null> {
      const envio = await findEnvio(db, chave)
      if (envio !== null) {
        await envios.correct(envio, body)
        return null
      }
      const known = await find(chave)
      const run = () => correctOwn(chave, body)
      return trocaOf(known, body) === 'pedida' ? emails.counted(known.talentoId, run) : run()
    },

    /**
     * Erases the person at this company, everywhere: rows, files, search, outbox. The log keeps ids without a person.
     * @returns address of the company that they were at
     * @throws NotFoundError; ConflictError while the company has to keep them by law
     */
    async erase(chave: string): Promise<string> {
      const empresaId = await actByChave(db, withCampanhas(chave), async (trx, quem) => {
        const given = { isDue: isErasable, findToldInside: toldInside(trx, quem.empresaId) }
        if (!(await eraseByOwnWord(trx, quem.empresaId, quem.talentoId, given))) throw inscricaoNotFound()
        return quem.empresaId
      })
      await arquivos.removeLoose()
      return createSlugsRepository(db).read(empresaId)
    },
  }
}
