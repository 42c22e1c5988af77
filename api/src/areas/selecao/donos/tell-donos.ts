import { createHash } from 'node:crypto'
import { everybodyOf, talentoIn } from '@seleta/contract/dashboard-addresses'
import { countOf, plural } from '@seleta/regras/plural'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { donoTitle } from '../../../ground/aviso-titles'
import { type NewAviso, tellColegas, untellColegas } from '../../../ground/avisos-de-alguem-repository'
import { listEquipe } from '../../../ground/equipe-repository'
import { createDonosRepository, type Dita } from './donos-repository'

/** More people than these are one notice: a bell that holds fifty would hold nothing else. */
const TOLD_ALONE = 5

const chaveOf = (inscricaoId: number, donoId: number) => `dono:${inscricaoId}:${donoId}`

/** The same people left with the same colleague are the same notice. */
function chaveOfAll(pessoas: readonly Dita[], donoId: number): string {
  const ids = pessoas.map(({ inscricaoId }) => inscricaoId).toSorted((a, b) => a - b)
  return `donos:${createHash('sha256').update(ids.join()).digest('hex').slice(0, 24)}:${donoId}`
}

/** Tells who was left with people, and takes back what was told of those who are not with them any more. */
export async function tellDonos(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  campanhaId: number,
  mudadas: readonly Dita[],
): Promise<void> {
  const withOf = Map.groupBy(mudadas, ({ antes }) => antes?.id ?? null)
  await untellColegas(
    trx,
    empresaId,
    [...withOf].flatMap(([donoId, pessoas]) =>
      donoId === null
        ? []
        : [chaveOfAll(pessoas, donoId), ...pessoas.map(({ inscricaoId }) => chaveOf(inscricaoId, donoId))],
    ),
  )
  const left = [...Map.groupBy(mudadas, ({ donoId }) => donoId)].flatMap(([donoId, pessoas]) =>
    donoId === null || donoId === usuarioId ? [] : [{ donoId, pessoas }],
  )
  if (left.length === 0) return
  const nomes = await createDonosRepository(trx).readNomes(empresaId, usuarioId, campanhaId)
  await tellColegas(
    trx,
    empresaId,
    left.flatMap(({ donoId, pessoas }) => avisosOf({ ...nomes, campanhaId, donoId }, pessoas)),
  )
}

interface Deed {
  readonly quem: string
  readonly campanha: string
  readonly campanhaId: number
  readonly donoId: number
}

function avisosOf({ quem, campanha, campanhaId, donoId }: Deed, pessoas: readonly Dita[]): NewAviso[] {
  const common = { usuarioId: donoId, tipo: 'dono' as const, campanhaId }
  if (pessoas.length > TOLD_ALONE)
    return [
      {
        ...common,
        chave: chaveOfAll(pessoas, donoId),
        titulo: `${quem} deixou ${countOf(pessoas.length, 'pessoa', 'pessoas')} com você em ${campanha}`,
        link: everybodyOf(campanhaId, `dono=${donoId}`),
        talentoId: null,
      },
    ]
  return pessoas.map(({ inscricaoId, talentoId, identificador, nome }) => ({
    ...common,
    chave: chaveOf(inscricaoId, donoId),
    titulo: donoTitle(quem, nome),
    link: talentoIn(campanhaId, identificador),
    talentoId,
  }))
}

/** What became of people whose colleague sees them no more. */
interface Released {
  readonly campanhaId: number
  /** Whose they were. */
  readonly deId: number
  /** Who has them now; null: nobody. */
  readonly donoId: number | null
  readonly total: number
}

/** Tells who has them now; where nobody has, whoever is responsible for the campaign (decision 186). */
export async function tellReleased(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  { campanhaId, deId, donoId, total }: Released,
): Promise<void> {
  const { quem: saiu, campanha } = await createDonosRepository(trx).readNomes(empresaId, deId, campanhaId)
  const pessoas = countOf(total, 'pessoa', 'pessoas')
  const common = { chave: '', tipo: 'dono' as const, campanhaId, talentoId: null }
  if (donoId !== null) {
    if (donoId === usuarioId) return
    const titulo = `${pessoas} de ${saiu} em ${campanha} ${plural(total, 'está', 'estão')} com você agora`
    const chave = `donos-de:${campanhaId}:${deId}:${donoId}`
    const link = everybodyOf(campanhaId, `dono=${donoId}`)
    await tellColegas(trx, empresaId, [{ ...common, chave, usuarioId: donoId, titulo, link }])
    return
  }
  const equipe = await listEquipe(trx, empresaId, campanhaId)
  const titulo = `${pessoas} em ${campanha} sem responsável: ${saiu} não ${plural(total, 'a', 'as')} vê mais`
  await tellColegas(
    trx,
    empresaId,
    equipe.flatMap(({ funcao, usuarioId: quem }) =>
      funcao === 'RESPONSAVEL'
        ? [
            {
              ...common,
              chave: `donos-soltos:${campanhaId}:${deId}:${quem}`,
              usuarioId: quem,
              titulo,
              link: everybodyOf(campanhaId, 'dono=0'),
            },
          ]
        : [],
    ),
  )
}
