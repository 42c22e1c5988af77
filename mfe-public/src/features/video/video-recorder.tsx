import { countOf, plural } from '@seleta/regras/plural'
import type { PerguntaPublica } from '@seleta/contract/perguntas'
import { VIDEO_TYPES } from '@seleta/contract/sizes'
import { videoField } from '@seleta/public-pages/data/inscricao-form'
import { videoHint } from '@seleta/public-pages/perguntas'
import { useEffect, useRef, useState } from 'react'
import type { Recording } from './recording'
import type { RecorderState } from './use-recorder'
import { useRecorder } from './use-recorder'

/** A question without seconds of its own may take this long. */
const DEFAULT_SECONDS = 90

interface Props {
  readonly pergunta: PerguntaPublica
  readonly error: string | undefined
  readonly onChange: (name: string, blob: Blob | null) => void
}

/** Records the answer to a video question within its seconds, shows it, and takes it again as often as wanted. */
export function VideoRecorder({ pergunta, error, onChange }: Props) {
  const name = videoField(pergunta.id)
  const seconds = pergunta.duracao ?? DEFAULT_SECONDS
  const { state, record } = useRecorder(seconds, (blob) => onChange(name, blob))
  return (
    <div
      className="publico-field publico-video"
      role="group"
      aria-labelledby={`${name}-label`}
      id={name}
      tabIndex={-1}
    >
      <span className="label" id={`${name}-label`}>
        {pergunta.obrigatoria ? `${pergunta.title} (obrigatória)` : pergunta.title}
      </span>
      <span className="hint">{videoHint(pergunta)} Você pode gravar de novo antes de enviar.</span>
      {state.kind === 'recording' && <LiveImage recording={state.recording} end={state.end} />}
      {state.kind === 'recorded' && (
        // The person's own recording, made a moment ago: there is nothing to caption.
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- see above
        <video src={state.url} controls playsInline aria-label={`Sua resposta: ${pergunta.title}`} />
      )}
      {state.kind === 'no-camera' && (
        <FileInstead title={pergunta.title} onFile={(file) => onChange(name, file)} />
      )}
      <div className="publico-row">
        <RecordButton state={state} onRecord={() => void record()} />
      </div>
      {error !== undefined && (
        <span className="error" id={`${name}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

const buttonWords = {
  empty: 'Gravar resposta',
  opening: 'Abrindo a câmera…',
  recorded: 'Gravar de novo',
  'no-camera': 'Tentar a câmera de novo',
} as const

function RecordButton({ state, onRecord }: { state: RecorderState; onRecord: () => void }) {
  if (state.kind === 'recording') {
    return (
      <button className="publico-button" type="button" onClick={state.recording.stop}>
        Parar gravação
      </button>
    )
  }
  return (
    <button
      className="publico-button is-quiet"
      type="button"
      aria-busy={state.kind === 'opening' ? true : undefined}
      onClick={() => {
        if (state.kind !== 'opening') onRecord()
      }}
    >
      {buttonWords[state.kind]}
    </button>
  )
}

function FileInstead({ title, onFile }: { title: string; onFile: (file: File | null) => void }) {
  return (
    <>
      <p role="status">
        Não foi possível usar a câmera. Libere o acesso no navegador, ou envie um arquivo de vídeo.
      </p>
      <input
        type="file"
        accept={VIDEO_TYPES}
        capture="user"
        aria-label={`Arquivo de vídeo: ${title}`}
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
      />
    </>
  )
}

function LiveImage({ recording, end }: { recording: Recording; end: number }) {
  const video = useRef<HTMLVideoElement>(null)
  const [left, setLeft] = useState(() => secondsTo(end))
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = recording.stream
    const timer = setInterval(() => setLeft(secondsTo(end)), 250)
    return () => clearInterval(timer)
  }, [recording, end])
  return (
    <>
      <video ref={video} className="is-mirror" autoPlay muted playsInline aria-label="Imagem da sua câmera" />
      <span className="time" role="timer">
        {`Gravando: ${plural(left, 'falta', 'faltam')} ${countOf(left, 'segundo', 'segundos')}`}
      </span>
    </>
  )
}

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
