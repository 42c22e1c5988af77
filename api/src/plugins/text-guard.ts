import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotFoundError, UnsupportedFileError } from '../ground/domain-error'
import { storable } from '../ground/text/storable'

/**
 * The one guard for text at the edge (audit S10): what is in an address, a JSON body or a form is storable before any
 * schema or handler sees it. A compressed body is refused: nobody here unpacks it, and a form of it would be noise.
 * Multipart fields pass the same rule where they are read.
 */
export function guardText(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity')
      throw new UnsupportedFileError('Envie o conteúdo sem compressão.')
  })
  app.addHook('preValidation', async (request) => {
    if (hasNul(request)) throw new NotFoundError()
    storable(request.query)
    storable(request.body)
  })
}

/** An id or a name in a path with the character 0 in it is nobody's. */
const hasNul = ({ params }: FastifyRequest) =>
  typeof params === 'object' &&
  params !== null &&
  Object.values(params).some((value) => typeof value === 'string' && value.includes('\0'))
