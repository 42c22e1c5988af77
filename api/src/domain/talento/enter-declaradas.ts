import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { insertArquivo } from '../../ground/files/arquivos-repository'
import { createInscricoesRepository, type NewInscricao } from '../inscricao/inscricoes-repository'
import { createDeclaracoesRepository } from './declaracoes-repository'
import type { Chegada, Declarada, Entrada } from './entrada'
import type { Conhecida } from './find-same'

/** An application that nobody vouches for, and the person on record whose e-mail it gives. */
export interface ChegadaDeclarada {
  readonly chegada: Chegada
  readonly pessoa: Conhecida
}

export interface Inscrita extends ChegadaDeclarada {
  readonly declaracao: Declarada
  /** The application that it made; null when one was there. */
  readonly inserted: NewInscricao | null
}

type Campanha = NonNullable<Entrada['campanha']>

/**
 * Takes an application as that of the person whose e-mail it gives, without a word into their record: a new application,
 * or only what was said, beside the one that was there (decision 108).
 * @param campanha locked or shared by this transaction
 */
export async function enterDeclarada(
  trx: Kysely<Database>,
  { empresaId, origem, fonte, consentimento }: Entrada,
  campanha: Campanha,
  { chegada, pessoa }: ChegadaDeclarada,
): Promise<Inscrita> {
  const inscricoes = createInscricoesRepository(trx)
  const declaracoes = createDeclaracoesRepository(trx)
  const { curriculo, envio } = chegada
  const curriculoId = curriculo === null ? null : await insertArquivo(trx, empresaId, curriculo)
  const told = { chegada, pessoa }
  // Somebody on record may be moved or added by a recruiter now: not beside this.
  await inscricoes.holdCampanha(empresaId, campanha.id)
  const there = await inscricoes.lockInscricao(empresaId, campanha.id, pessoa.id)
  const origin = there === null ? null : await declaracoes.findOrigin(empresaId, there.id)
  const isGhost = there?.situacao === 'retirada' && (origin === 'retirada' || origin === 'recusada')
  if (there === null || isGhost) {
    const newInscricao =
      there === null
        ? await inscribe(inscricoes, { empresaId, origem, fonte }, campanha, told)
        : await reopenGhost(trx, empresaId, campanha, there, envio)
    const identificador = await declaracoes.insert(empresaId, {
      talentoId: pessoa.id,
      inscricaoId: newInscricao.id,
      fezTalento: false,
      fezInscricao: true,
      pessoa: chegada.pessoa,
      curriculoId,
      envio: null,
      arquivoIds: curriculoId === null ? [] : [curriculoId],
      consentimento,
    })
    const { nome, email } = pessoa
    return {
      ...told,
      inserted: newInscricao,
      declaracao: { identificador, conta: 'inscrita', inscricao: newInscricao, nome, email },
    }
  }
  return declareBeside(trx, empresaId, { ...told, curriculoId, consentimento }, there)
}

/** What was said, beside the application that was there, which stays as it is. */
async function declareBeside(
  trx: Kysely<Database>,
  empresaId: number,
  {
    chegada,
    pessoa,
    curriculoId,
    consentimento,
  }: ChegadaDeclarada & { readonly curriculoId: number | null; readonly consentimento: string | null },
  there: NewInscricao & { readonly situacao: 'ativa' | 'retirada' },
): Promise<Inscrita> {
  const { envio } = chegada
  const kept = envio === null ? null : await createInscricoesRepository(trx).keepEnvio(empresaId, envio)
  const videos = (kept?.videos ?? []).map(({ arquivoId }) => arquivoId)
  const identificador = await createDeclaracoesRepository(trx).insert(empresaId, {
    talentoId: pessoa.id,
    inscricaoId: there.id,
    fezTalento: false,
    fezInscricao: false,
    pessoa: chegada.pessoa,
    curriculoId,
    envio: kept,
    arquivoIds: curriculoId === null ? videos : [curriculoId, ...videos],
    consentimento,
  })
  const conta = there.situacao === 'retirada' ? 'volta' : 'repete'
  const inscricao = { id: there.id, identificador: there.identificador }
  const { nome, email } = pessoa
  return { chegada, pessoa, inserted: null, declaracao: { identificador, conta, inscricao, nome, email } }
}

type Inscricoes = ReturnType<typeof createInscricoesRepository>

async function inscribe(
  inscricoes: Inscricoes,
  { empresaId, origem, fonte }: Pick<Entrada, 'empresaId' | 'origem' | 'fonte'>,
  campanha: Campanha,
  { chegada, pessoa }: ChegadaDeclarada,
): Promise<NewInscricao> {
  const inserted = await inscricoes.insertAll(empresaId, campanha, { origem, fonte }, [
    { talentoId: pessoa.id, envio: chegada.envio },
  ])
  const newInscricao = inserted.get(pessoa.id)
  if (newInscricao === undefined) throw new Error('an application was lost on the way in')
  return newInscricao
}

/** An application that began with a sending which counts no more was never the person's: it begins anew. */
async function reopenGhost(
  trx: Kysely<Database>,
  empresaId: number,
  campanha: Campanha,
  { id, identificador }: NewInscricao,
  envio: Chegada['envio'],
): Promise<NewInscricao> {
  const inscricoes = createInscricoesRepository(trx)
  const kept = envio === null ? null : await inscricoes.keepEnvio(empresaId, envio)
  await inscricoes.reopen(empresaId, { id, campanhaId: campanha.id }, campanha.etapaId, kept)
  await createDeclaracoesRepository(trx).setOrigin(empresaId, id, null)
  return { id, identificador }
}
