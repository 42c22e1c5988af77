import type { PerguntaPublica } from '@seleta/contract/perguntas'
import { VIDEO_TIPOS, nomeDoVideo } from '@seleta/publico/dados/formulario'
import { dicaDoVideo } from '@seleta/publico/perguntas'
import { useEffect, useRef, useState } from 'react'
import type { Recording } from './recording'
import { startRecording } from './recording'

/** A question without seconds of its own may take this long. */
const SEM_DURACAO = 90

type Estado =
  | { readonly kind: 'vazio' }
  | { readonly kind: 'abrindo' }
  | { readonly kind: 'gravando'; readonly gravacao: Recording; readonly fim: number }
  | { readonly kind: 'gravado'; readonly url: string }
  /** The camera refused or is missing: a file does as well. */
  | { readonly kind: 'sem-camera' }

interface Props {
  readonly pergunta: PerguntaPublica
  readonly error: string | undefined
  readonly onChange: (name: string, blob: Blob | null) => void
}

/** Records the answer to a video question within its seconds, shows it, and takes it again as often as wanted. */
export function GravadorDeVideo({ pergunta, error, onChange }: Props) {
  const name = nomeDoVideo(pergunta.id)
  const seconds = pergunta.duracao ?? SEM_DURACAO
  const [estado, setEstado] = useState<Estado>({ kind: 'vazio' })
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => () => endOf(estado), [estado])

  const record = async () => {
    onChange(name, null)
    setEstado({ kind: 'abrindo' })
    try {
      const gravacao = await startRecording(seconds)
      if (!isMounted.current) return gravacao.stop()
      setEstado({ kind: 'gravando', gravacao, fim: Date.now() + seconds * 1000 })
      const blob = await gravacao.done
      if (!isMounted.current) return
      onChange(name, blob)
      setEstado({ kind: 'gravado', url: URL.createObjectURL(blob) })
    } catch {
      setEstado({ kind: 'sem-camera' })
    }
  }

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
      <span className="hint">{dicaDoVideo(pergunta)} Você pode gravar de novo antes de enviar.</span>
      {estado.kind === 'gravando' && <AoVivo gravacao={estado.gravacao} fim={estado.fim} />}
      {estado.kind === 'gravado' && (
        // The person's own recording, made a moment ago: there is nothing to caption.
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- see above
        <video src={estado.url} controls playsInline aria-label={`Sua resposta: ${pergunta.title}`} />
      )}
      {estado.kind === 'sem-camera' && (
        <>
          <p role="status">
            Não foi possível usar a câmera. Libere o acesso no navegador, ou envie um arquivo de vídeo.
          </p>
          <input
            type="file"
            accept={VIDEO_TIPOS}
            capture="user"
            aria-label={`Arquivo de vídeo: ${pergunta.title}`}
            onChange={(event) => onChange(name, event.target.files?.[0] ?? null)}
          />
        </>
      )}
      <div className="publico-linha">
        {estado.kind === 'gravando' ? (
          <button className="publico-button" type="button" onClick={estado.gravacao.stop}>
            Parar gravação
          </button>
        ) : (
          <button
            className="publico-button is-quiet"
            type="button"
            aria-busy={estado.kind === 'abrindo' ? true : undefined}
            onClick={() => estado.kind !== 'abrindo' && void record()}
          >
            {botoes[estado.kind]}
          </button>
        )}
      </div>
      {error !== undefined && (
        <span className="error" id={`${name}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

const botoes = {
  vazio: 'Gravar resposta',
  abrindo: 'Abrindo a câmera…',
  gravado: 'Gravar de novo',
  'sem-camera': 'Tentar a câmera de novo',
} as const

/** Camera off and memory free when a state is left. */
function endOf(estado: Estado): void {
  if (estado.kind === 'gravando') estado.gravacao.stop()
  if (estado.kind === 'gravado') URL.revokeObjectURL(estado.url)
}

function AoVivo({ gravacao, fim }: { gravacao: Recording; fim: number }) {
  const video = useRef<HTMLVideoElement>(null)
  const [left, setLeft] = useState(() => secondsTo(fim))
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = gravacao.stream
    const timer = setInterval(() => setLeft(secondsTo(fim)), 250)
    return () => clearInterval(timer)
  }, [gravacao, fim])
  return (
    <>
      <video
        ref={video}
        className="is-espelho"
        autoPlay
        muted
        playsInline
        aria-label="Imagem da sua câmera"
      />
      <span className="tempo" role="timer">
        {left === 1 ? 'Gravando: falta 1 segundo' : `Gravando: faltam ${left} segundos`}
      </span>
    </>
  )
}

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
