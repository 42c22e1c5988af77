import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { createApartRepository } from './apart-repository'
import { forgetTelefone } from './forget-told-repository'
import { isSameKey } from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import { bringMakerBack } from './make-by-envio'
import { lookAnew } from './pair-anew'
import { type Pessoa, readChegou } from './pessoa'
import { retellApart, retellHistoricos } from './retell-without'
import { createSemelhancasRepository } from './semelhancas-repository'
import { NOBODY } from './snapshot-repository'
import { stayInscrita } from './stay-inscrita'
import { giveInscricoesBack } from './take-back'
import { createTalentoRepository } from './talento-repository'

type Fusao = NonNullable<Awaited<ReturnType<ReturnType<typeof createFusoesRepository>['lock']>>>

const emailOf = ({ email }: Readonly<Record<string, unknown>>) => (typeof email === 'string' ? email : null)

/**
 * What came by a merge gets a person of its own, with the application and the file that came with it, unless it is the
 * other's too (`stayInscrita`); the other is as before, but for what was changed since. What can stand only once stays
 * with the first who has it.
 * @param trx holds the person and their campaigns
 * @param came one by which somebody was told of, which stands
 * @returns who comes out, where they are to stand for themselves (`stayInscrita`), and whether the record was theirs until
 *   now, and is again whose it had been (`bringMakerBack`)
 */
export async function comeApart(
  trx: Kysely<Database>,
  empresaId: number,
  came: Fusao,
): Promise<{
  talentoId: number
  identificador: string
  pessoa: Pessoa
  campanhaId: number | null
  isMakerBack: boolean
}> {
  const fusoes = createFusoesRepository(trx)
  const talentos = createTalentoRepository(trx)
  const former = await bringMakerBack(trx, empresaId, came)
  const fusao = former === null ? came : { ...came, antes: former.antes }
  const { missed, levadas, antes } = await retellApart(trx, empresaId, fusao)
  const told = readChegou(fusao.chegou)
  await forgetTelefone(trx, empresaId, fusao, told.telefone)
  const pessoa = { ...told, ...levadas }
  const { talentoId, identificador } = await createApartRepository(trx).insertApart(empresaId, {
    ...fusao.chegou,
    // A mailbox that the first had is nobody else's, whichever they have by now.
    ...(isSameKey(pessoa.email, emailOf(fusao.antes)) && { email: null }),
    ...levadas,
  })
  if (fusao.via === 'formulario') await talentos.noteTelefoneProprio(empresaId, talentoId, pessoa.telefone)
  const campanhaId = await stayInscrita(trx, empresaId, fusao, talentoId)
  await fusoes.handOver(empresaId, fusao.id, talentoId)
  if (fusao.inscricaoId !== null)
    await createInscricoesRepository(trx).negadas.leaveBehind(empresaId, fusao.inscricaoId, fusao.talentoId)
  await former?.settle()
  await retellHistoricos(trx, empresaId, missed)
  await giveInscricoesBack(trx, empresaId, fusao.id)
  await talentos.addHistoricos(empresaId, [{ ...pessoa, talentoId }])
  // The file that came with them goes with them.
  const { curriculoId } = fusao.depois
  if (typeof curriculoId === 'number' && curriculoId !== fusao.antes['curriculoId'])
    await talentos.setCurriculo(empresaId, talentoId, curriculoId)
  const both = { deId: fusao.talentoId, paraId: talentoId }
  await createSemelhancasRepository(trx).shareWith(empresaId, both, fusao.id)
  await lookAnew(trx, empresaId, new Map([...antes, [talentoId, NOBODY]]))
  return { talentoId, identificador, pessoa, campanhaId, isMakerBack: former !== null }
}
