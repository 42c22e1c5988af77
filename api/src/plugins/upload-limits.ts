import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  BusyError,
  type DomainError,
  SlowSenderError,
  TooLargeError,
  TooManyError,
} from '../ground/domain-error'
import type { Settings } from '../ground/settings'
import { createHeldBodies, type HeldBody } from './held-bodies'
import { senderKey } from './sender-key'
import { refuseGone, whenOver } from './when-over'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Reads a body of files; a sender who stands still is cut.
     * @throws SlowSenderError; whatever the reading throws
     */
    whileSending: (read: () => Promise<void>) => Promise<void>
    /** Its sender was told that nothing more of it is read. */
    isCut: boolean
    /** Its body, as far as it lies in memory; null where none comes. */
    heldBody: HeldBody | null
  }
}

/** Seconds after which a place is likely to be free. */
const RETRY_AFTER = 10
/** Bytes that any call may send. */
const SMALL = 1024 * 1024
/** Bytes of bodies in memory: in all, and of one sender. */
const HELD = { inAll: 8 * SMALL, perSender: 4 * SMALL }
/** How often within its patience a crowd is looked at: places that are only opened and left must cost tries. */
const LOOKS = 4

/**
 * What stands before the first byte of a body: how large it says it is, how many bodies of files are under way in this
 * process and of this sender. It comes after session and rate limit, and before anything is read (audit S5).
 */
export function limitUploads(app: FastifyInstance, limits: Settings['uploads'], maxBytes: number): void {
  const places = createPlaces(limits)
  const placed = new WeakSet<FastifyRequest>()
  const hold = createHeldBodies(HELD, RETRY_AFTER)
  app.decorateRequest('heldBody', null)
  app.addHook('preParsing', async (request, reply) => {
    refuseGone(request)
    if (hasBody(request)) countBody(request, reply, hold)
    if (!isMultipart(request)) return cutSlowBody(request, reply, limits)
    const announced = Number(request.headers['content-length'] ?? Number.NaN)
    if (announced > maxBytes) throw new TooLargeError()
    // A form as small as any other body: a class that applies from one room is no crowd.
    const isSmall = announced <= SMALL
    const leave = isSmall ? () => {} : places.enter(senderKey(request))
    if (!isSmall) placed.add(request)
    whenOver(request, reply, leave)
    reply.raw.once('finish', () => letRestGo(request, limits, maxBytes))
    return undefined
  })
  app.decorateRequest('isCut', false)
  app.decorateRequest('whileSending', function whileSending(this: FastifyRequest, read) {
    return readWithin(this, limits, () => placed.has(this) && places.isCrowded(), read)
  })
}

export const isMultipart = ({ headers }: FastifyRequest) =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '')

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Counts a body while it arrives, without reading it: whoever does sets it going. Of a form its texts count, where they are kept. */
function countBody(
  request: FastifyRequest,
  reply: FastifyReply,
  hold: ReturnType<typeof createHeldBodies>,
): void {
  const { raw } = request
  const held = hold(senderKey(request), (error) => {
    // Not within the arrival of a piece: whoever reads hears of the piece first.
    process.nextTick(() => {
      if (!raw.readableEnded) cutBody(request, error)
    })
  })
  request.heldBody = held
  if (!isMultipart(request)) {
    raw.pause()
    raw.on('data', (piece: Buffer) => held.take(piece.length))
  }
  raw.once('end', held.settle)
  whenOver(request, reply, () => {
    held.leave()
    // Nobody else ends a body that never comes: whoever reads it would wait for ever.
    if (request.isCut) raw.destroy()
  })
}

/** How the reading of a body of files is ended. */
const readings = new WeakMap<FastifyRequest, (error: DomainError) => void>()

/** Whoever reads it answers as to every refusal; where nobody does, what was asked is being answered without it. */
function cutBody(request: FastifyRequest, error: DomainError): void {
  request.isCut = true
  const { raw } = request
  const end = readings.get(request)
  if (end !== undefined) end(error)
  else if (raw.listenerCount('error') > 0) raw.emit('error', error)
  else raw.destroy()
  // Until its connection is closed, nothing more of it comes in.
  raw.unpipe()
  raw.pause()
}

function createPlaces({ atOnce, perSender }: Settings['uploads']) {
  const bySender = new Map<string, number>()
  let taken = 0
  return {
    isCrowded: () => taken * 2 > atOnce,
    /** @returns gives the place back, once. @throws BusyError, TooManyError */
    enter(sender: string): () => void {
      if (taken >= atOnce) throw new BusyError(RETRY_AFTER)
      const own = bySender.get(sender) ?? 0
      if (own >= perSender) throw new TooManyError(RETRY_AFTER)
      taken += 1
      bySender.set(sender, own + 1)
      return () => {
        taken -= 1
        const left = (bySender.get(sender) ?? 1) - 1
        if (left === 0) bySender.delete(sender)
        else bySender.set(sender, left)
      }
    },
  }
}

/**
 * Phones on bad lines may take minutes; whoever sends next to nothing for a while holds a place for nobody. Where places
 * run short, they are for those who have brought, since they began, what a slow phone would have. What has arrived is read
 * from the connection itself, so that a slow disk of ours is not the sender's fault.
 */
async function readWithin(
  request: FastifyRequest,
  { patienceMs, leastBytes, crowdedBytes }: Settings['uploads'],
  isCrowded: () => boolean,
  read: () => Promise<void>,
): Promise<void> {
  const { raw } = request
  let timer: NodeJS.Timeout | undefined
  const cut = new Promise<never>((_, reject) => {
    readings.set(request, reject)
    const begun = raw.socket.bytesRead
    let before = begun
    let looks = 0
    let due = 0
    timer = setInterval(() => {
      const now = raw.socket.bytesRead
      looks += 1
      const isPatienceOver = looks % LOOKS === 0
      const isStill = isPatienceOver && now - before < leastBytes
      if (isPatienceOver) before = now
      // Everything is here, or waits for us: nothing is the sender's to do.
      if (raw.complete || raw.isPaused()) return
      due += crowdedBytes / LOOKS
      if (!isStill && !(isCrowded() && now - begun < due)) return
      cutBody(request, new SlowSenderError())
    }, patienceMs / LOOKS)
  })
  const reading = read()
  // When it is cut the reading ends with the connection, unheard.
  reading.catch(() => {})
  try {
    await Promise.race([reading, cut])
  } finally {
    clearInterval(timer)
    readings.delete(request)
  }
}

/**
 * A form that was answered in its middle goes on arriving, and what comes behind it on the connection is the next request:
 * the rest is let go unread, as fast and as far as any form may come.
 */
function letRestGo(request: FastifyRequest, limits: Settings['uploads'], maxBytes: number): void {
  const { raw } = request
  if (raw.readableEnded || request.isCut) return
  let left = maxBytes
  const rest = new Promise<void>((resolve, reject) => {
    raw.once('end', resolve)
    raw.once('close', resolve)
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) reject(new TooLargeError())
    })
  })
  raw.unpipe()
  raw.resume()
  readWithin(
    request,
    limits,
    () => true,
    () => rest,
  ).catch(() => raw.destroy())
}

function cutSlowBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { bodyMs }: Settings['uploads'],
): undefined {
  const { raw } = request
  if (raw.complete) return
  const timer = setTimeout(() => {
    if (!raw.complete) cutBody(request, new SlowSenderError())
  }, bodyMs).unref()
  // Whatever ends it: an answer, or a sender who went.
  for (const end of ['finish', 'close']) reply.raw.once(end, () => clearTimeout(timer))
}
