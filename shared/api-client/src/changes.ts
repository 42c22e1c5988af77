import type { CallInput } from '@seleta/contract/calls'
import type { Operation } from '@seleta/contract/routes'
import type { TouchingOperation } from '@seleta/contract/touches'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CallError } from './call-error'
import { forgetLost, keyFor } from './lost-answers'
import { markOld } from './queries'
import type { CallResult } from './request'
import { requestAny } from './request'
import type { SendOptions } from './transport/send-call'

/**
 * The one way to change something. What a call makes old stands in the contract's table and is marked here, in the
 * cache of the whole page; a screen says only what follows for the person (docs/decisions/093-client.md).
 */

export interface ChangeOptions extends SendOptions {
  /** Answers that this caller brings up to date by itself: optimistic writes. */
  readonly keeps?: readonly Operation[]
  /** One of several in a row: after the last one the caller says `touch`. */
  readonly isTouchedLater?: boolean
}

/**
 * Calls an operation that changes something, and marks as old what it touches.
 * @returns its answer, as soon as it is there
 * @throws CallError
 */
export async function change<O extends TouchingOperation>(
  operation: O,
  input: CallInput<O>,
  options: ChangeOptions = {},
): Promise<CallResult<O>> {
  return (await attempt(operation, input, options)).answer
}

/**
 * Marks as old what an operation touches, where that happens later than its answer: the last of several, a job that
 * has ended, a list that has been read.
 * @returns resolves when what is on the screen has been asked for again
 */
export async function touch(operation: TouchingOperation, keeps: readonly Operation[] = []): Promise<void> {
  // Nobody changes anything before the first page stands: the table comes with the first change.
  const table = await import('@seleta/contract/touches').catch(() => null)
  await markOld(table?.touches[operation].filter((touched) => !keeps.includes(touched)) ?? null)
}

/** Sends the operation of a `useChange`. */
export type Send<O extends TouchingOperation> = (
  input: CallInput<O>,
  options?: SendOptions,
) => Promise<CallResult<O>>

export interface UseChangeOptions<V, R> {
  /** As in `change`. */
  readonly keeps?: readonly Operation[]
  /** What follows for the person: toasts, navigation. Told as soon as the answer is there. */
  readonly onSuccess?: (answer: R, variables: V) => unknown
  readonly onError?: (error: Error, variables: V) => void
  /** Told when nobody sees the form any more that has failed. */
  readonly onFailedAway?: (error: Error, variables: V) => void
  /**
   * What it is about: the same again, after its answer was lost, is one thing (`lost-answers.ts`). Only where the server
   * does it once per key (product 22).
   */
  readonly onceAs?: string
  /**
   * The same words later mean the same too, as those of a draft that stays until it is sent: for as long as the server
   * surely knows the key, not for ten minutes. Once it is sent, all that was sent of it before is given up.
   */
  readonly isOnceForLong?: boolean
}

/**
 * A change as a mutation: pending until what it made old has been read again where it is on the screen.
 * @param run asks first where it must, and then sends; answers what `onSuccess` and `data` are to have
 */
export function useChange<O extends TouchingOperation, V = void, R = CallResult<O>>(
  operation: O,
  run: (send: Send<O>, variables: V) => Promise<R>,
  { keeps, onSuccess, onError, onFailedAway, onceAs, isOnceForLong = false }: UseChangeOptions<V, R> = {},
) {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useMutation<R, Error, V>({
    mutationFn: async (variables) => {
      let isTold: Promise<void> | undefined
      const answer = await run(async (input, options = {}) => {
        const said = sayAll(input, options.files)
        const once =
          onceAs === undefined ? null : { about: onceAs, ...keyFor(operation, onceAs, said, isOnceForLong) }
        const forget = () => once && forgetLost(operation, once.about, once.key)
        const attempted = await attempt(operation, input, {
          ...options,
          ...(once && { idempotencyKey: once.key }),
          ...(keeps && { keeps }),
        }).catch((error: unknown) => {
          if (tellsOfBoth(error, once?.isAgain === true)) forget()
          throw error
        })
        if (once) forgetLost(operation, once.about, isOnceForLong ? undefined : once.key)
        isTold = attempted.isTold
        return attempted.answer
      }, variables)
      await onSuccess?.(answer, variables)
      await isTold
      return answer
    },
    onError: (error, variables) => {
      onError?.(error, variables)
      if (!isHere.current) onFailedAway?.(error, variables)
    },
  })
}

/** All that a call says: the same words with another file are another thing, to the server too. */
function sayAll(input: unknown, files: SendOptions['files']): unknown {
  if (files === undefined) return input
  const chosen = Object.entries(files).map(([field, file]) => [
    field,
    file?.size,
    file instanceof File && [file.name, file.lastModified],
  ])
  return { input, chosen }
}

/** How a change stands, as `useChange` tells it. */
export type ChangeState<O extends TouchingOperation, V = void, R = CallResult<O>> = ReturnType<
  typeof useChange<O, V, R>
>

async function attempt<O extends TouchingOperation>(
  operation: O,
  input: CallInput<O>,
  { keeps, isTouchedLater = false, ...options }: ChangeOptions,
): Promise<{ readonly answer: CallResult<O>; readonly isTold: Promise<void> }> {
  try {
    const answer = await requestAny(operation, input, options)
    return { answer, isTold: isTouchedLater ? Promise.resolve() : touch(operation, keeps) }
  } catch (error) {
    // What was written ahead of the answer is taken back: everything is read again.
    if (mayHaveChanged(error) && !isTouchedLater) void touch(operation)
    throw error
  }
}

/** A refusal says what became of the first try too: of a second one, who may not or comes too often has not. */
const tellsOfBoth = (error: unknown, isAgain: boolean): boolean =>
  !isUnanswered(error) &&
  (!isAgain || (error instanceof CallError && ['invalid', 'not-found'].includes(error.kind)))

/** The server may have done what was asked, and has not said so: a door before it, or nobody, has answered. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof CallError)) return true
  const { kind, requestId } = error
  return kind === 'server' ? requestId === '' : ['timeout', 'offline', 'shape'].includes(kind)
}

/** A refusal of what was asked changes nothing; after a lost answer, or where somebody was faster, ask again. */
function mayHaveChanged(error: unknown): boolean {
  if (!(error instanceof CallError)) return true
  return ['timeout', 'offline', 'server', 'shape', 'conflict', 'not-found'].includes(error.kind)
}
