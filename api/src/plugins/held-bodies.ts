import { BusyError, TooManyError } from '../ground/domain-error'

/** One body, as far as it lies in memory. */
export interface HeldBody {
  /** Something of it arrived. */
  readonly take: (bytes: number) => void
  /** All of it is here: it is being answered, and nobody ends it any more. */
  readonly settle: () => void
  /** Answered, or its sender went. */
  readonly leave: () => void
}

interface Held {
  readonly sender: string
  readonly begun: number
  readonly end: (error: BusyError | TooManyError) => void
  arrived: number
}

/** What an ordinary form is, and about what its connection costs anyhow: not counted, so never refused. */
const FREE = 16 * 1024
/** The least that a piece takes, however small it is: bodies may be sent a byte at a time. */
const PIECE = 512

/** How long (ms) a body is left alone: what was read of it and thrown away is memory too, until it is collected. */
const GRACE = 5000

const counted = ({ arrived }: Held) => Math.max(0, arrived - FREE)

/**
 * How much of all bodies lies in memory at once, in all and of one sender (security S29). Where it is too much, the one
 * goes that has held the most for the longest, so that nobody keeps others out by standing still; while all have just
 * begun, the one that asks for more.
 * @param limits bytes
 * @param retryAfter seconds, told to whoever has to go
 */
export function createHeldBodies(limits: { inAll: number; perSender: number }, retryAfter: number) {
  const coming = new Set<Held>()
  const bySender = new Map<string, number>()
  let total = 0
  const ofSender = (sender: string) => bySender.get(sender) ?? 0

  function add(body: Held, bytes: number): void {
    const before = counted(body)
    body.arrived += bytes
    const more = counted(body) - before
    if (more === 0) return
    total += more
    const own = ofSender(body.sender) + more
    if (own === 0) bySender.delete(body.sender)
    else bySender.set(body.sender, own)
  }

  function leave(body: Held): void {
    coming.delete(body)
    add(body, -body.arrived)
  }

  /** Ends one of those that are meant, or who asks. */
  function endOne(asking: Held, error: BusyError | TooManyError, isMeant: (body: Held) => boolean): void {
    const now = performance.now()
    const weight = (body: Held) => counted(body) * (now - body.begun)
    const heaviest = [...coming]
      .filter((body) => now - body.begun > GRACE && isMeant(body))
      .reduce((most, body) => (weight(body) > weight(most) ? body : most), asking)
    leave(heaviest)
    heaviest.end(error)
  }

  /** @param end ends it, wherever it is read */
  return function hold(sender: string, end: Held['end']): HeldBody {
    const body: Held = { sender, begun: performance.now(), end, arrived: 0 }
    coming.add(body)
    return {
      take(bytes) {
        if (!coming.has(body)) return
        add(body, Math.max(bytes, PIECE))
        if (ofSender(sender) > limits.perSender)
          endOne(body, new TooManyError(retryAfter), (other) => other.sender === sender)
        else if (total > limits.inAll) endOne(body, new BusyError(retryAfter), () => true)
      },
      settle: () => coming.delete(body),
      leave: () => leave(body),
    }
  }
}
