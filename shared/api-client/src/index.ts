/** The public surface: one instance in the page, shared at run time by host and remotes. */
export type { Acesso } from './acesso'
export { useAcesso, useCan } from './acesso'
export { CallError, canRetry } from './call-error'
export type { CallErrorKind } from './call-error'
export type { FollowOptions, FollowState } from './follow'
export { followCall } from './follow'
export type { CallState, UseCallOptions } from './queries'
export { callQuery, createQueryClient, readCall, untilTold, useCall, writeCall } from './queries'
export { change, isUnanswered, touch, useChange } from './changes'
export type { ChangeState } from './changes'
export { forgetLost, forgetTakenBack, lostOf } from './lost-answers'
export { useListSearch } from './list-search'
export type { CallResult, FileAnswer } from './request'
export { request } from './request'
export { forgetBegun, keepBegun, readBegun, useBegun } from './begun'
export type { Session, SessionEnd } from './session'
export {
  PRIVATE_STORAGE_PREFIX,
  beginSession,
  endSession,
  followOtherTabs,
  isGuestPage,
  onSessionEnd,
  restoreSession,
  sessionAtom,
  sessionEndAtom,
  sessionEndWordsAtom,
} from './session'
export { readKeptJson, storageOf, writeKept } from './storage'
export { appStore, useAtom, useAtomPart, useAtomValue } from './store'
export { notUndone, wordsFor } from './words'
// Of the query library and of jotai, what remotes use: one small shared module instead of two whole ones.
export { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
export type { QueryClient } from '@tanstack/react-query'
export { atom } from 'jotai'
