import type { Pages } from '@seleta/public-pages/data/pages'
import { InscricaoView } from '@seleta/public-pages/inscricao-view'
import { useEffect, useRef } from 'react'
import { useKeptForm } from '../queries/use-kept-form'
import { useCidades } from '../queries/use-cidades'
import { useSending } from '../queries/use-sending'
import { origemOfAddress } from '../queries/origem-of-address'
import { PublicPage } from '../features/page/public-page'
import { useVideoRecorder } from '../features/video/use-video-recorder'

/** The application form: product 54. */
export default function InscricaoPage() {
  return (
    <PublicPage
      id="inscricao"
      load={async () => ({
        vaga: await (await import('../queries/load-vaga')).loadVaga(),
        site: location.origin,
        origem: origemOfAddress(),
        envio: null,
        feita: null,
      })}
    >
      {(data) => <Inscricao data={data} />}
    </PublicPage>
  )
}

function Inscricao({ data }: { data: Pages['inscricao'] }) {
  const { vaga } = data
  const form = useRef<HTMLFormElement>(null)
  const { sending, send, recordings } = useSending(vaga)
  const { cidades, search } = useCidades()
  const VideoRecorder = useVideoRecorder(
    vaga.perguntas.some(({ tipo }) => tipo === 'VIDEO'),
    form,
  )

  useKeptForm(form, vaga, data.envio !== null, search)
  useEffect(() => {
    if (sending.kind === 'open' && sending.errors !== undefined) document.getElementById('resumo')?.focus()
    if (sending.kind === 'done') document.getElementById('conteudo')?.focus()
  }, [sending])

  return (
    <InscricaoView
      data={data}
      form={form}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
      {...(sending.kind === 'open' && sending.errors !== undefined
        ? { errors: sending.errors, notice: sending.notice ?? '' }
        : {})}
      isSending={sending.kind === 'sending'}
      progress={sending.kind === 'sending' ? sending.progress : null}
      cidades={cidades}
      taken={sending.kind === 'done' ? sending.taken : null}
      renderRecorder={
        VideoRecorder === null
          ? null
          : (pergunta, error) => (
              <VideoRecorder
                pergunta={pergunta}
                error={error}
                onChange={(name, blob) => keepRecording(recordings, name, blob)}
              />
            )
      }
    />
  )
}

function keepRecording(recordings: Map<string, Blob>, name: string, blob: Blob | null): void {
  if (blob === null) recordings.delete(name)
  else recordings.set(name, blob)
}
