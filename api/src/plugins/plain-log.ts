import { z } from 'zod'

const Line = z.object({
  level: z.number(),
  msg: z.string().default(''),
  reqId: z.string().optional(),
  method: z.string().optional(),
  path: z.string().optional(),
  status: z.number().optional(),
  ms: z.number().optional(),
  err: z
    .object({ type: z.string().default(''), message: z.string().default(''), stack: z.string().default('') })
    .optional(),
})

const NAMES: readonly [number, string][] = [
  [50, 'erro'],
  [40, 'aviso'],
  [0, 'info'],
]

/** The log for a person at a terminal: one plain line each, the fault below. Log collectors get the JSON. */
export function plainLog(write: (text: string) => void): { write: (line: string) => void } {
  return {
    write: (line) => {
      const entry = Line.safeParse(JSON.parse(line))
      if (!entry.success) return write(line)
      const { level, msg, reqId, method, path, status, ms, err } = entry.data
      const name = NAMES.find(([from]) => level >= from)?.[1] ?? 'info'
      const request = [method, path, status, ms === undefined ? undefined : `${ms} ms`].filter(
        (part) => part !== undefined,
      )
      const words = [msg, ...request, ...(reqId === undefined ? [] : [`(${reqId})`])].join(' ')
      const fault = err === undefined ? '' : `\n${err.type}: ${err.message}\n${err.stack}`
      return write(`[${name}] ${words}${fault}\n`)
    },
  }
}
