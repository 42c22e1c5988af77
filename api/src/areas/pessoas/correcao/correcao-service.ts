import { typedDinheiro } from '@seleta/regras/dinheiro'
import type { Correcao, CorrecaoAnswer, CorrecaoDoTalentoBody } from '@seleta/contract/correcao'
import { PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import { UNDO_WINDOW_MINUTES } from '@seleta/contract/limits'
import { diaInBrazil } from '@seleta/regras/dia'
import { timeAgo } from '@seleta/regras/tempo'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../database/schema'
import { FORGET_SECONDS } from '../../../database/sql/undo-window'
import { holdCampanhasOf } from '../../../domain/retencao/leave-empresa'
import { holdChaves } from '../../../domain/talento/enter-pessoas'
import { lockCampanhasOf, noteSemelhanca } from '../../../domain/talento/join-talentos'
import { readChegou, readPessoa } from '../../../domain/talento/pessoa'
import type { Autor } from '../../../ground/autor'
import { readCatalogosOf } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import type { Clock } from '../../../ground/clock'
import { againAfterOthers } from '../../../ground/collision'
import { ConflictError, NotFoundError, wrongCampos } from '../../../ground/domain-error'
import { tellCampos } from '../../../ground/event-log/campos-corrigidos'
import { defineJobKind } from '../../../ground/jobs/job-kind'
import { enqueueJobs } from '../../../ground/jobs/jobs-repository'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import { maskDocumento } from '../detail/mask-documento'
import { actorIn } from '../entrada/open-destino'
import { changeDados, differing, pickCampos } from './change-dados'
import { versaoOf } from '../../../ground/versao'
import { type Corrigida, createCorrecaoRepository, type Dados, forgetCorrecoes } from './correcao-repository'

/** Drops what was told before corrections that can be taken back no more. */
export const correcoesVencidasJob = defineJobKind({ name: 'correcoes-vencidas', data: z.object({}) })

type Feita = z.output<typeof CorrecaoAnswer>

/** Somebody else has what a correction wants, by field; `declarada`: the e-mail, and a form alone told of them. */
interface Taken {
  readonly talentoId: number
  readonly campos: Readonly<Record<string, string>>
  readonly declarada: number | null
}
class TakenError extends Error {
  readonly taken: Taken
  constructor(taken: Taken) {
    super('somebody else has it')
    this.taken = taken
  }
}
const BESIDE = ' Se é da mesma pessoa, una os dois em «Talvez a mesma pessoa».'

const notFound = () => new NotFoundError(PESSOA_NOT_FOUND)

/**
 * Tells what is told of a person from what was told before, without their CPF's digits: whoever has the number could
 * guess those.
 */
const versaoOfDados = (dados: Dados): string => versaoOf({ ...dados, cpf: maskDocumento('cpf', dados.cpf) })

/** A recruiter corrects what is told of a person, and takes it back (product 92, decision 192). */
export function createCorrecaoService(db: Kysely<Database>, clock: Clock) {
  /** Who did it last, for whoever comes too late. @param before what does not happen for it */
  async function overtaken(
    trx: Kysely<Database>,
    { empresaId, usuarioId }: Autor,
    { id, dados: { nome } }: Corrigida,
    before = '',
  ): Promise<ConflictError> {
    const latest = await createCorrecaoRepository(trx).findLatest(empresaId, id)
    const tell = ({ usuarioId: autorId, quem, isPropria, criadoEm }: NonNullable<typeof latest>) => {
      const when = timeAgo(criadoEm, clock())
      if (isPropria) return `${nome} corrigiu os próprios dados ${when}.`
      return `${autorId === usuarioId ? 'Você' : (quem ?? 'Outra pessoa')} corrigiu o cadastro de ${nome} ${when}.`
    }
    return new ConflictError(
      before + (latest === null ? `O cadastro de ${nome} mudou enquanto isso.` : tell(latest)),
      'ultrapassado',
    )
  }

  /**
   * Holds a person, their campaigns, and who else may come in by these keys, and by the e-mail that they have.
   * @throws NotFoundError
   */
  async function hold(
    trx: Kysely<Database>,
    autor: Autor,
    talentoId: number,
    { email = null, telefone = null, cpf = null }: Partial<Dados>,
  ) {
    const { empresaId } = autor
    // Whose mailbox leaves is put into campaigns: whoever answers has them in this order too.
    await lockCampanhasOf(trx, empresaId, [talentoId], actorIn(trx, autor).lockCampanha)
    const campanhaIds = await holdCampanhasOf(trx, empresaId, [talentoId])
    const former = await createCorrecaoRepository(trx).findEmail(empresaId, talentoId)
    const chaves = { nome: '', email, telefone, cpf, referencia: null }
    await holdChaves(trx, empresaId, chaves, { ...chaves, email: former })
    const pessoa = await createCorrecaoRepository(trx).lock(empresaId, talentoId)
    if (pessoa === null) throw notFound()
    return { pessoa, campanhaIds }
  }

  /**
   * E-mail and CPF stand once in a company: whoever has them is named at the field.
   * @returns null: nobody has
   */
  async function findTaken(
    trx: Kysely<Database>,
    empresaId: number,
    talentoId: number,
    { email, cpf }: Partial<Dados>,
  ): Promise<Taken | null> {
    const repository = createCorrecaoRepository(trx)
    const taken: Record<string, string> = {}
    let declarada: number | null = null
    for (const [campo, valor, what] of [
      ['email', email, 'Este e-mail'],
      ['cpf', cpf, 'Este CPF'],
    ] as const) {
      const dona = valor == null ? null : await repository.findDona(empresaId, talentoId, campo, valor)
      if (dona === null) continue
      const isBeside = campo === 'email' && dona.isDeclarada && dona.nome !== ''
      if (isBeside) declarada = dona.id
      taken[campo] =
        `${what} está no cadastro de ${dona.nome === '' ? 'uma pessoa oculta' : dona.nome}.${isBeside ? BESIDE : ''}`
    }
    return Object.keys(taken).length === 0 ? null : { talentoId, campos: taken, declarada }
  }

  /** What nobody but a form told of somebody may be this person's: a recruiter sees the two beside each other. */
  async function noteDeclarada(empresaId: number, { talentoId, declarada }: Taken): Promise<void> {
    if (declarada === null) return
    await db
      .transaction()
      .execute((trx) =>
        noteSemelhanca(trx, empresaId, { talentoId: declarada, outroId: talentoId, motivo: 'email' }),
      )
  }

  /** A call that is repeated later may find its correction taken back, or too old for that. */
  async function readAsNow(empresaId: number, feita: Feita): Promise<Feita> {
    const { id, campos, ate } = feita
    if (id === null || ate === null) return feita
    if ((await createCorrecaoRepository(db).findRecent(empresaId, id)) !== null) return feita
    return { id: null, campos: Date.parse(ate) <= clock().getTime() ? campos : [], ate: null }
  }

  return {
    /** Drops what was told before corrections that can be taken back no more. */
    forget: () => forgetCorrecoes(db),

    /** @throws NotFoundError also of who is hidden */
    async get(empresaId: number, identificador: string): Promise<Correcao> {
      const row = await createCorrecaoRepository(db).find(empresaId, identificador)
      if (row === null) throw notFound()
      const { dados, cidade, uf } = row
      const { cidadeId, tempoExperiencia } = dados
      return {
        versao: versaoOfDados(dados),
        nome: dados.nome,
        email: dados.email ?? '',
        telefone: dados.telefone ?? '',
        cpf: maskDocumento('cpf', dados.cpf),
        nascimento: dados.nascimento ?? '',
        cidade: cidadeId === null ? null : { id: cidadeId, nome: cidade ?? '', uf: uf ?? '' },
        formacao: dados.formacao ?? '',
        experiencia: tempoExperiencia,
        idiomas: [...dados.idiomas],
        habilidades: [...dados.habilidades],
        sobre: dados.sobre,
        cnh: dados.cnh ?? '',
        pretensao: dados.pretensao === null ? '' : typedDinheiro(dados.pretensao),
      }
    },

    /**
     * @throws NotFoundError; InvalidError naming every wrong field; ConflictError with a name when somebody else has
     * changed the person since the form was opened
     */
    async save(
      autor: Autor,
      identificador: string,
      { versao, ...body }: CorrecaoDoTalentoBody,
      pedido: Pedido,
    ): Promise<Feita> {
      const { empresaId } = autor
      const found = await createCorrecaoRepository(db).find(empresaId, identificador)
      if (found === null) throw notFound()
      const cpf = body.cpf ?? found.dados.cpf ?? ''
      const read = readPessoa(
        { ...body, cpf, curso: '', ultimoCargo: '', ultimaEmpresa: '' },
        await readCatalogosOf(db, { cidadeId: body.cidadeId, ultimoCargo: '' }),
        'another',
        diaInBrazil(clock()),
      )
      if (read.campos !== undefined) throw wrongCampos(read.campos)
      const saveIn = async (trx: Kysely<Database>): Promise<Feita> => {
        const { pessoa, campanhaIds } = await hold(trx, autor, found.id, read.pessoa)
        const campos = differing(pessoa.dados, read.pessoa)
        // The same words again: it is so already.
        if (campos.length === 0) return { id: null, campos: [], ate: null }
        if (versaoOfDados(pessoa.dados) !== versao) throw await overtaken(trx, autor, pessoa)
        const taken = await findTaken(trx, empresaId, pessoa.id, pickCampos(read.pessoa, campos))
        if (taken !== null) throw new TakenError(taken)
        const changed = pickCampos(read.pessoa, campos)
        const pares = await changeDados(trx, autor, pessoa, changed, { campanhaIds, desfeita: null })
        const antes = pickCampos(pessoa.dados, campos)
        const correcao = { talentoId: pessoa.id, antes, depois: changed, pares }
        const { id, ate } = await createCorrecaoRepository(trx).insert(autor, correcao)
        await enqueueJobs(trx, correcoesVencidasJob, [
          { data: {}, empresaId: null, afterSeconds: FORGET_SECONDS },
        ])
        return { id, campos: tellCampos(campos), ate: ate.toISOString() }
      }
      try {
        return await readAsNow(empresaId, await doOnce(db, empresaId, pedido, saveIn))
      } catch (error) {
        if (!(error instanceof TakenError)) throw error
        await noteDeclarada(empresaId, error.taken)
        throw wrongCampos(error.taken.campos)
      }
    },

    /**
     * Takes a correction back.
     * @throws NotFoundError when it is too late, or another company's; ConflictError with a name when one of its fields
     * has been changed since
     */
    async undo(autor: Autor, id: number): Promise<{ identificador: string; nome: string }> {
      const { empresaId } = autor
      const done = await againAfterOthers(() =>
        db.transaction().execute(async (trx) => {
          const repository = createCorrecaoRepository(trx)
          const correcao = await repository.findRecent(empresaId, id)
          if (correcao === null)
            throw new NotFoundError(
              `Esta correção já foi desfeita, o cadastro foi unido a outro, ou o prazo de ${UNDO_WINDOW_MINUTES} minutos para isso passou.`,
              'prazo_passou',
            )
          const former: Partial<Dados> = readChegou(correcao.antes)
          const { pessoa, campanhaIds } = await hold(trx, autor, correcao.talentoId, former)
          const campos = differing(correcao.antes, correcao.depois)
          const isThere = differing(pickCampos(pessoa.dados, campos), correcao.depois).length === 0
          if (!isThere) throw await overtaken(trx, autor, pessoa, 'Nada foi desfeito. ')
          const antes = pickCampos(former, campos)
          const taken = await findTaken(trx, empresaId, pessoa.id, antes)
          if (taken !== null) return taken
          await changeDados(trx, autor, pessoa, antes, { campanhaIds, desfeita: correcao })
          await repository.remove(empresaId, id)
          return { identificador: pessoa.identificador, nome: antes.nome ?? pessoa.dados.nome }
        }),
      )
      if (!('declarada' in done)) return done
      await noteDeclarada(empresaId, done)
      throw new ConflictError(Object.values(done.campos)[0] ?? '')
    },
  }
}
