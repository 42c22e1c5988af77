import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { calls } from '@seleta/contract/calls'
import type { Operation } from '@seleta/contract/routes'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { acceptsGzip } from './accepts-gzip'

/** A body that was checked, written and compressed once, and is sent as it stands each time. */
export class WrittenAnswer {
  private readonly json: string
  private readonly packed: Buffer

  constructor(json: string, packed: Buffer) {
    this.json = json
    this.packed = packed
  }

  send(reply: FastifyReply, acceptEncoding: string | undefined): FastifyReply {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    if (!acceptsGzip(acceptEncoding)) return reply.send(this.json)
    return reply.header('content-encoding', 'gzip').send(this.packed)
  }
}

/**
 * Writes the answer of a call whose data do not change while the process runs (a catalogue: it is loaded at the start).
 * @param read reads the whole body, once; a failure is forgotten and the next call reads again
 * @returns what a handler answers with
 */
export function writeOnce(operation: Operation, read: () => Promise<unknown>): () => Promise<WrittenAnswer> {
  let written: Promise<WrittenAnswer> | undefined
  const write = async () => {
    // Any operation: its answer may have no schema.
    const { answer } = calls[operation] as { answer?: z.ZodType }
    const body = await read()
    const json = JSON.stringify(answer === undefined ? body : answer.parse(body))
    return new WrittenAnswer(json, await promisify(gzip)(json))
  }
  return () => {
    written ??= write().catch((error: unknown) => {
      written = undefined
      throw error
    })
    return written
  }
}
