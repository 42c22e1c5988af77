import { z } from 'zod'

const Line = z.object({
  level: z.number(),
  msg: z.string().default(''),
  reqId: z.string().optional(),
  err: z.object({ stack: z.string() }).optional(),
})

const NAMES: readonly [number, string][] = [
  [50, 'erro'],
  [40, 'aviso'],
  [0, 'info'],
]

/** The log for a person at a terminal: one plain line each, the stack below a fault. Log collectors get the JSON. */
export function plainLog(write: (text: string) => void): { write: (line: string) => void } {
  return {
    write: (line) => {
      const entry = Line.safeParse(JSON.parse(line))
      if (!entry.success) return write(line)
      const { level, msg, reqId, err } = entry.data
      const name = NAMES.find(([from]) => level >= from)?.[1] ?? 'info'
      const id = reqId === undefined ? '' : ` (${reqId})`
      return write(`[${name}] ${msg}${id}${err === undefined ? '' : `\n${err.stack}`}\n`)
    },
  }
}
