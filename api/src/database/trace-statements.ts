import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'

const LONGEST = 1000

/**
 * Tells whoever follows a request which statements it asked, without the values in them.
 * @param event of the query builder, after each statement
 */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  if (trace.getActiveSpan() === undefined) return
  const [verb = 'sql'] = /\w+/.exec(query.sql) ?? []
  const now = Date.now()
  const span = trace.getTracer('seleta').startSpan(verb.toLowerCase(), {
    kind: SpanKind.CLIENT,
    startTime: now - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, LONGEST) },
  })
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(now)
}
