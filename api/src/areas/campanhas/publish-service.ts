import { isDeepStrictEqual } from 'node:util'
import {
  type Campanha,
  CampanhaRascunho,
  type CampanhaBody,
  type CampanhaUpdateBody,
} from '@seleta/contract/campanhas'
import { PROCESSO_GONE } from '@seleta/contract/faltas'
import { isAllowed } from '@seleta/contract/situacao-transitions'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../database/schema'
import { readExigencias } from '../../domain/aderencia/exigencias'
import { scoreInscricoes } from '../../domain/aderencia/score-inscricoes'
import {
  assertCompleta,
  assertValues,
  campanhaEncerrada,
  campanhaNotFound,
  readCampanha,
  toCampanha,
  toCampanhaColumns,
  versaoOutdated,
  writeParts,
} from '../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../domain/campanha/campanhas-repository'
import { createEtapasRepository } from '../../domain/etapa/etapas-repository'
import { etapasOfModelo, initialEtapas } from '../../domain/etapa/initial-etapas'
import type { Autor } from '../../ground/autor'
import type { Clock } from '../../ground/clock'
import { ConflictError, InvalidError } from '../../ground/domain-error'
import { appendEvento } from '../../ground/event-log/eventos-repository'
import { doOnce } from '../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../ground/idempotency/pedido'
import { tellQuadros } from './conectores/entregas'
import { resolveCatalogo } from './resolve-catalogo'
import { OUTCOMES } from './situacao-actions'

type UpdateBody = z.output<typeof CampanhaUpdateBody>

/** Publishing a campaign, and changing one that is published (product 22, 35). */
export function createPublishService(db: Kysely<Database>, clock: Clock) {
  const readHoje = () => diaInBrazil(clock())
  return {
    /**
     * Publishes a draft as it stands on the page; the draft it came from becomes the campaign and keeps its id.
     * @param pedido with its key; the same key never publishes twice
     * @throws InvalidError when a publish check or a rule of a value is broken; NotFoundError, ConflictError for the
     * draft
     */
    publish(autor: Autor, body: CampanhaBody, pedido: Pedido): Promise<Campanha> {
      assertCompleta(body)
      const hoje = readHoje()
      assertValues(body, hoje)
      return doOnce(db, autor.empresaId, pedido, (trx) => publishIn(trx, autor, body, hoje))
    },

    /**
     * Writes new content over a published campaign.
     * @throws ConflictError when somebody saved it meanwhile, it is still a draft, or has ended
     */
    update(autor: Autor, id: number, { versao, ...body }: UpdateBody): Promise<Campanha> {
      assertCompleta(body)
      const { empresaId } = autor
      return db.transaction().execute(async (trx) => {
        const repository = createCampanhasRepository(trx)
        const row = await repository.lock(empresaId, id)
        if (row === null) throw campanhaNotFound()
        if (row.situacao === 'RASCUNHO') throw new ConflictError('Este rascunho ainda não foi publicado.')
        const before = toCampanha(row, [])
        if (!isAllowed('alterar', before.situacao)) throw campanhaEncerrada()
        assertValues(body, readHoje(), before)
        const after = await resolveCatalogo(trx, { ...body, inicio: body.inicio ?? before.inicio })
        if (!(await repository.save(empresaId, id, versao, toCampanhaColumns(after)))) throw versaoOutdated()
        await writeParts(trx, empresaId, id, after, true)
        await tellQuadros(trx, empresaId, id)
        if (!isDeepStrictEqual(readExigencias(before), readExigencias(after))) {
          await scoreInscricoes(trx, empresaId, after, { campanhaId: id })
        }
        await appendEvento(trx, empresaId, {
          tipo: 'campanha_alterada',
          usuarioId: autor.usuarioId,
          campanhaId: id,
          dados: {},
        })
        return readCampanha(trx, empresaId, id)
      })
    },
  }
}

async function publishIn(
  trx: Kysely<Database>,
  autor: Autor,
  body: CampanhaBody,
  hoje: string,
): Promise<Campanha> {
  const { empresaId, usuarioId } = autor
  const repository = createCampanhasRepository(trx)
  const campanha = await resolveCatalogo(trx, {
    ...CampanhaRascunho.parse(body),
    inicio: body.inicio ?? hoje,
  })
  const etapas = await firstEtapasOf(trx, empresaId, campanha)
  const columns = toCampanhaColumns(campanha)
  let id = body.rascunhoId
  if (id === undefined) {
    id = await repository.insert(empresaId, usuarioId, columns, 'publicar-campanha')
  } else {
    const rascunho = await repository.lock(empresaId, id)
    if (rascunho === null) throw campanhaNotFound()
    if (!isAllowed('publicar', rascunho.situacao)) throw new ConflictError(OUTCOMES.publicar.refusal)
    await repository.save(empresaId, id, rascunho.versao, columns)
  }
  await repository.setSituacao(empresaId, id, OUTCOMES.publicar.para)
  await writeParts(trx, empresaId, id, campanha, true)
  await tellQuadros(trx, empresaId, id)
  await createEtapasRepository(trx).insertAll(empresaId, id, etapas)
  await appendEvento(trx, empresaId, { tipo: OUTCOMES.publicar.evento, usuarioId, campanhaId: id, dados: {} })
  return readCampanha(trx, empresaId, id)
}

/** @throws InvalidError when the model of the process that was chosen is gone */
async function firstEtapasOf(
  trx: Kysely<Database>,
  empresaId: number,
  { processoModeloId }: CampanhaRascunho,
) {
  if (processoModeloId === null) return initialEtapas
  const etapas = await createEtapasRepository(trx).listOfModelo(empresaId, processoModeloId)
  if (etapas === null) throw new InvalidError(PROCESSO_GONE, { processoModeloId: PROCESSO_GONE })
  return etapasOfModelo(etapas)
}
