import { OLHAR_HEADER } from '@seleta/contract/dashboard-addresses'
import { alcanceOf } from '@seleta/contract/permissoes'
import type { FastifyRequest } from 'fastify'
import { readId } from '@seleta/regras/id'
import type { Olhar } from '../ground/cegas'

/**
 * From where a call looks at people: the campaign or stage that it names, else the one that the page says; a guest's own,
 * whatever theirs says.
 */
export function olharOf(request: FastifyRequest): Olhar {
  if (request.sessao?.papel === 'CONVIDADO') return { campanhaId: request.sessao.campanhas[0], etapaId: null }
  const { operation } = request.routeOptions.config
  const reach = operation === undefined ? 'livre' : alcanceOf(operation)
  const read = (lugar: string | undefined): unknown => {
    const [part, name] = lugar?.split('.') ?? []
    if (part === undefined || name === undefined) return undefined
    return Reflect.get(Object(part === 'params' ? request.params : request.body), name)
  }
  const named =
    (typeof reach === 'object' ? read(reach.campanha) : undefined) ??
    read('params.campanhaId') ??
    read('body.campanhaId') ??
    read('body.idCampanha') ??
    Reflect.get(Object(Reflect.get(Object(request.body), 'filtro')), 'idCampanha')
  const etapaId = typeof reach === 'object' ? read(reach.etapa) : undefined
  const said = readId(request.headers[OLHAR_HEADER]?.toString())
  // A body that is refused may say anything.
  const campanhaId = typeof named === 'number' && Number.isSafeInteger(named) ? named : null
  if (campanhaId === null && typeof etapaId === 'number') return { campanhaId: null, etapaId }
  return { campanhaId: campanhaId ?? said, etapaId: null }
}
