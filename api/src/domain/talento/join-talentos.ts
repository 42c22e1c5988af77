import type { MotivoSemelhanca } from '@seleta/contract/entrada'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ConflictError } from '../../ground/domain-error'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { createDeclaracoesRepository } from './declaracoes-repository'
import { showTalentos } from './leave-empresa'
import { createDeOcultaRepository } from './de-oculta-repository'
import type { Entrada } from './entrada'
import { createFusoesRepository } from './fusoes-repository'
import { readChegou } from './read-chegou'
import { createSemelhancasRepository } from './semelhancas-repository'
import { createTalentoRepository } from './talento-repository'
import { createUnioesRepository, type Unida } from './unioes-repository'

/** Who did it; null: the person themselves. */
interface Counting extends Pick<Entrada, 'empresaId' | 'rescore'> {
  readonly usuarioId: number | null
}

interface Actor extends Pick<Entrada, 'empresaId' | 'rescore'> {
  readonly usuarioId: number
  /** Holds a campaign until the transaction ends. */
  readonly lockCampanha: (campanhaId: number) => Promise<unknown>
}

/**
 * Two people whom a recruiter knows to be one become one: everything of the later one goes to the other, who keeps what
 * they have and gets what they lack. Whom a form alone has told of goes into whom somebody vouched for (decision 108).
 * @returns who is left, and the merge that takes it back
 * @throws NotFoundError; ConflictError when both have a CPF, and these differ
 */
export async function joinSemelhantes(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore, lockCampanha }: Actor,
  id: number,
): Promise<{ identificador: string; nome: string; fusaoId: number }> {
  const par = await createSemelhancasRepository(trx).lock(empresaId, id)
  const unioes = createUnioesRepository(trx)
  const talentos = createTalentoRepository(trx)
  const pair = [par.talentoId, par.outroId]
  for (const campanhaId of await unioes.listCampanhas(empresaId, pair)) await lockCampanha(campanhaId)
  const [um, other] = await unioes.lockPair(empresaId, pair).then((rows) => pair.map((one) => rows.get(one)))
  if (um?.cpf && other?.cpf && um.cpf !== other.cpf)
    throw new ConflictError('Cada cadastro tem um CPF: são pessoas diferentes.', 'cpfs_diferentes')
  const isOtherMerelyTold =
    (await talentos.isDeclarada(empresaId, par.outroId)) &&
    !(await talentos.isDeclarada(empresaId, par.talentoId))
  const [staying, leaving] = isOtherMerelyTold ? [par.talentoId, par.outroId] : [par.outroId, par.talentoId]
  // Who goes was told of by a form; a recruiter has stood up for it now.
  await createDeclaracoesRepository(trx).vouchFor(empresaId, [leaving])
  const { fusaoId } = await moveInto(
    trx,
    { empresaId, usuarioId, rescore, via: 'recrutador' },
    { staying, leaving, par },
  )
  return { ...(await talentos.findNome(empresaId, staying)), fusaoId }
}

/**
 * Whose mailbox it is says that who came in by the form with the e-mail of somebody hidden is that person: she is in
 * sight again as she was, and what was sent stands with her, to be confirmed part by part (decision 129).
 * @param oculta holds their campaigns and the one that came in
 */
export async function joinVinda(
  trx: Kysely<Database>,
  { lockCampanha, ...quem }: Omit<Actor, 'usuarioId'>,
  { oculta, vinda }: { readonly oculta: number; readonly vinda: number },
): Promise<void> {
  const { empresaId } = quem
  const pair = [oculta, vinda]
  const unioes = createUnioesRepository(trx)
  for (const campanhaId of await unioes.listCampanhas(empresaId, pair)) await lockCampanha(campanhaId)
  await unioes.lockPair(empresaId, pair)
  await showTalentos(trx, empresaId, [oculta], null)
  const deOculta = createDeOcultaRepository(trx)
  await deOculta.setUnmade(empresaId, vinda)
  const { largadas } = await moveInto(
    trx,
    { ...quem, usuarioId: null, via: 'formulario' },
    { staying: oculta, leaving: vinda, par: { talentoId: vinda, outroId: oculta, motivo: 'email' } },
  )
  const beside = largadas.filter(({ inscricao, ficaId }) => inscricao.id !== ficaId)
  await deOculta.setBeside(
    empresaId,
    beside.flatMap(({ declaracoes }) => declaracoes),
  )
}

interface Par {
  readonly talentoId: number
  readonly outroId: number
  readonly motivo: MotivoSemelhanca
}

/** Everything of one person to the other, with the merge that takes it back. */
async function moveInto(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore, via }: Counting & { readonly via: 'recrutador' | 'formulario' },
  { staying, leaving, par }: { readonly staying: number; readonly leaving: number; readonly par: Par },
) {
  const unioes = createUnioesRepository(trx)
  const talentos = createTalentoRepository(trx)
  const antes = await talentos.lockSnapshots(empresaId, [staying])
  const largadas = await unioes.dropDoubles(empresaId, staying, leaving)
  const linhas = await unioes.moveAll(empresaId, staying, leaving)
  const importadas = await unioes.moveImportadas(empresaId, staying, leaving)
  const talento = await unioes.takeOut(empresaId, leaving)
  await unioes.fillGaps(empresaId, staying, talento)
  const depois = await talentos.lockSnapshots(empresaId, [staying])
  await createFusoesRepository(trx).insertAll(empresaId, [
    {
      talentoId: staying,
      via,
      motivo: par.motivo,
      antes: antes.get(staying) ?? {},
      depois: depois.get(staying) ?? {},
      chegou: chegouOf(talento),
      experienciaIds: [],
      formacaoIds: [],
      inscricaoId: null,
      importacaoId: null,
      usuarioId,
    },
  ])
  const fusaoId = await unioes.keepUnida(empresaId, staying, {
    talento,
    linhas,
    importadas,
    largadas,
    par: { talentoId: par.talentoId, outroId: par.outroId, motivo: par.motivo },
  })
  await tellAll(trx, { empresaId, usuarioId, rescore }, [staying], {
    tipo: 'talento_unido',
    dados: { via, motivo: par.motivo },
  })
  return { fusaoId, largadas }
}

/** Takes a join of two people back: the one who went stands again as they were, but for what was changed since. */
export async function bringUnidaBack(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore }: Omit<Actor, 'lockCampanha'>,
  fusao: { readonly id: number; readonly talentoId: number },
  unida: Unida,
): Promise<{ identificador: string; nome: string }> {
  const fusoes = createFusoesRepository(trx)
  const talentos = createTalentoRepository(trx)
  await talentos.lockSnapshots(empresaId, [fusao.talentoId])
  await fusoes.restore(empresaId, fusao.id)
  await createUnioesRepository(trx).bringBack(empresaId, unida)
  await fusoes.markUndone(empresaId, fusao.id)
  await tellAll(trx, { empresaId, usuarioId, rescore }, [fusao.talentoId, unida.talento.id], {
    tipo: 'talento_separado',
    dados: { fusaoId: fusao.id },
  })
  return talentos.findNome(empresaId, unida.talento.id)
}

type Counted =
  | { tipo: 'talento_unido'; dados: { via: 'recrutador' | 'formulario'; motivo: MotivoSemelhanca } }
  | { tipo: 'talento_separado'; dados: { fusaoId: number } }

/** Scores, the people's stories and open boards follow. */
async function tellAll(
  trx: Kysely<Database>,
  { empresaId, usuarioId, rescore }: Counting,
  talentoIds: readonly number[],
  counted: Counted,
): Promise<void> {
  const byCampanha = await createInscricoesRepository(trx).listByCampanha(empresaId, talentoIds)
  await rescore(byCampanha)
  await appendEventos(trx, empresaId, [
    ...talentoIds.map((talentoId) => ({ ...counted, usuarioId, talentoId })),
    ...byCampanha.map(({ campanhaId }) => ({
      tipo: 'campanha_pessoas_unidas' as const,
      usuarioId,
      campanhaId,
      dados: {},
    })),
  ])
}

/** The row that went, as somebody who comes in. */
const chegouOf = (talento: Unida['talento']) =>
  readChegou({
    ...talento,
    cidadeId: talento['cidade_id'],
    tempoExperiencia: talento['tempo_experiencia'],
    referencia: null,
  })
