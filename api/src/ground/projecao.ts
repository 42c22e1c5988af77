import { calls, type CallSchemas } from '@seleta/contract/calls'
import type { Operation } from '@seleta/contract/routes'
import { isKeptBlind, isKeptFrom, marcas } from '@seleta/contract/sigilo'
import { z } from 'zod'
import type { Acesso } from './autor'

/**
 * What a role reads of an answer: product 70, decision 174. What is emptied follows from the marks of the answer's own
 * schema, read once; whoever reads all gets the answer untouched.
 */

/**
 * Whether somebody knows people by their names alone: who reads no contact data and no documents is told none by what a
 * search finds either.
 */
export const knowsByNome = ({ papel }: Acesso): boolean =>
  isKeptFrom(papel, 'contato') || isKeptFrom(papel, 'documento')

/** What a filter asks, without what somebody may not read of people: who is found would tell it. */
export const askable = <F extends { readonly pretensaoMax?: number | undefined }>(
  { papel }: Acesso,
  filtro: F,
): F => (isKeptFrom(papel, 'salario') ? { ...filtro, pretensaoMax: undefined } : filtro)

/** Empties what is marked somewhere below a value. */
type Step = (value: unknown, acesso: Acesso) => unknown

/**
 * @param operation whose answer, or event, it is
 * @param value as it would leave
 * @returns the same value where nothing of it is kept from the role
 */
export function project<T>(operation: Operation, acesso: Acesso, value: T): T {
  const step = stepOf(operation)
  // A step gives back what it got, with fields of the same types.
  return step === null ? value : (step(value, acesso) as T)
}

/** The answer as somebody would read it to whom everybody in it is hidden by blind triage (decision 193). */
export const projectBlind = <T>(operation: Operation, acesso: Acesso, value: T): T =>
  project(operation, { ...acesso, isAsCegas: true }, value)

const stepsOfOperations = new Map<Operation, Step | null>()

function stepOf(operation: Operation): Step | null {
  const read = stepsOfOperations.get(operation)
  if (read !== undefined) return read
  const { answer, event }: CallSchemas = calls[operation]
  const schema = answer ?? event
  const step = schema === undefined ? null : readStep(schema)
  stepsOfOperations.set(operation, step)
  return step
}

function readStep(schema: z.ZodType): Step | null {
  const inner = readInner(schema)
  const { sigilo, campanha } = marcas.get(schema) ?? {}
  if (sigilo !== undefined) {
    const empty = emptyOf(schema)
    return (value, acesso) => {
      if (isKeptFrom(acesso.papel, sigilo) || (acesso.isAsCegas === true && isKeptBlind(sigilo)))
        return empty(value)
      return inner === null ? value : inner(value, acesso)
    }
  }
  if (campanha === undefined) return inner
  return (value, acesso) => {
    const { campanhas } = acesso
    const kept =
      campanhas === null || !Array.isArray(value)
        ? value
        : value.filter((one: unknown) => campanhas.includes(Number(Reflect.get(Object(one), campanha))))
    return inner === null ? kept : inner(kept, acesso)
  }
}

/** What a field reads as where it says nothing. */
function emptyOf(schema: z.ZodType): (value: unknown) => unknown {
  if (schema instanceof z.ZodNullable) return () => null
  if (schema instanceof z.ZodOptional) return () => undefined
  return emptied
}

/** What reads the same for everybody and says nothing: the field keeps its type. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (typeof value === 'boolean') return false
  if (Array.isArray(value)) return []
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, emptied(one)]))
  return null
}

/** What a schema is made of is of this library too; its type says so of the core alone. */
const known = (schema: z.core.$ZodType): z.ZodType => schema as z.ZodType

function readInner(schema: z.ZodType): Step | null {
  if (schema instanceof z.ZodObject) return stepOfObject(schema.shape)
  if (schema instanceof z.ZodArray) return stepOfArray(schema.element)
  if (schema instanceof z.ZodUnion) return stepOfUnion(schema.options)
  if (schema instanceof z.ZodRecord) return stepOfRecord(schema.valueType)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return readStep(known(schema.unwrap()))
  return null
}

function stepOfObject(shape: z.core.$ZodShape): Step | null {
  const fields = Object.entries(shape).flatMap(([key, field]): [string, Step][] => {
    const step = readStep(known(field))
    return step === null ? [] : [[key, step]]
  })
  if (fields.length === 0) return null
  return (value, acesso) => {
    if (typeof value !== 'object' || value === null) return value
    const changed: Record<string, unknown> = { ...value }
    for (const [key, step] of fields) if (key in changed) changed[key] = step(changed[key], acesso)
    return changed
  }
}

function stepOfArray(element: z.core.$ZodType): Step | null {
  const step = readStep(known(element))
  if (step === null) return null
  return (value, acesso) => (Array.isArray(value) ? value.map((one: unknown) => step(one, acesso)) : value)
}

/** Each of the forms empties what it knows; keys of one form mean the same in another. */
function stepOfUnion(options: readonly z.core.$ZodType[]): Step | null {
  const all = options.flatMap((option) => readStep(known(option)) ?? [])
  if (all.length === 0) return null
  return (value, acesso) => all.reduce((now, step) => step(now, acesso), value)
}

function stepOfRecord(valueType: z.core.$ZodType): Step | null {
  const step = readStep(known(valueType))
  if (step === null) return null
  return (value, acesso) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, step(one, acesso)]))
      : value
}
