import { useEffect, useRef, useState } from 'react'
import { LOADING_DELAY, LOADING_SLOW, STILL_LOADING } from '@seleta/ui/still-loading'
import { pageOfFirstFrame } from '../../queries/first-frame'
import { RemoteError } from '../../rules/remote-error'
import './area-messages.css'

/** What stands in an area's place while it loads or after it failed: no MUI, the public frame shows it too. */

const RETRY_BY_ITSELF_MS = [2000, 4000, 8000] as const

/** Behind the first frame its picture of the page stays where it is; elsewhere nothing is shown for a moment. */
export function AreaLoading() {
  const [picture] = useState(pageOfFirstFrame)
  const [stage, setStage] = useState<'quiet' | 'skeleton' | 'note'>('quiet')
  useEffect(() => {
    const skeleton = setTimeout(() => setStage('skeleton'), LOADING_DELAY)
    const note = setTimeout(() => setStage('note'), LOADING_SLOW)
    return () => {
      clearTimeout(skeleton)
      clearTimeout(note)
    }
  }, [])
  if (stage === 'quiet' && picture === null) return <div className="area-loading" aria-busy="true" />
  return (
    <div className={picture ? 'area-loading area-loading-first' : 'area-loading'} aria-busy="true">
      {picture ? (
        <div aria-hidden ref={(place) => place?.append(picture)} />
      ) : (
        [0, 1, 2, 3].map((line) => <div key={line} className="area-skeleton" />)
      )}
      <p role="status">{stage === 'note' ? STILL_LOADING : ''}</p>
    </div>
  )
}

interface FailureProps {
  readonly error: unknown
  /** Tries left to make by itself: 3 at the first failure, none later. */
  readonly tries: number
  /** It failed because there is a newer version: that one is offered, and nothing happens by itself. */
  readonly isRenewed?: boolean
  readonly onRetry: () => void
}

/** One message per failing area (design 4.11). Tries again by itself after 2, 4 and 8 s, and when the network is back. */
export function AreaFailure({ error, tries, isRenewed = false, onRetry }: FailureProps) {
  const code = error instanceof RemoteError ? error.code : 'render'
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  useEffect(() => {
    if (isRenewed) return undefined
    const pause = RETRY_BY_ITSELF_MS[tries]
    const timer = pause === undefined ? undefined : setTimeout(() => retry.current(), pause)
    const handleOnline = () => retry.current()
    window.addEventListener('online', handleOnline)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', handleOnline)
    }
  }, [tries, isRenewed])
  return (
    <section className="area-failure" role="alert">
      <svg
        width="40"
        height="40"
        viewBox="0 0 40 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <rect x="5" y="8" width="30" height="24" rx="4" />
        <path d="M5 15h30M17 21l6 6m0-6-6 6" />
      </svg>
      <h2>{isRenewed ? 'Nova versão disponível' : 'Esta área está indisponível no momento.'}</h2>
      <p>
        {isRenewed
          ? 'Esta área mudou enquanto estava aberta. Seu trabalho está salvo.'
          : 'As outras áreas continuam funcionando e seu trabalho está salvo.'}
      </p>
      <button type="button" onClick={onRetry}>
        {isRenewed ? 'Atualizar' : 'Tentar novamente'}
      </button>
      <p className="area-failure-code">
        Código: <code>{code}</code>
      </p>
    </section>
  )
}
