import type { Paginas } from '@seleta/publico/dados/paginas'
import { InscricaoView } from '@seleta/publico/inscricao-view'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { keepForm, restoreForm } from '../queries/memoria'
import { useCidades } from '../queries/use-cidades'
import { useEnvio } from '../queries/use-envio'
import { loadVaga, origemOfAddress } from '../queries/load-vaga'
import { Pagina } from '../features/pagina/pagina'
import { GravadorDeVideo } from '../features/video/gravador-de-video'
import { canRecord } from '../features/video/recording'

/** The application form: product 54. */
export default function InscricaoPage() {
  return (
    <Pagina
      id="inscricao"
      load={async () => ({ vaga: await loadVaga(), origem: origemOfAddress(), envio: null, feita: null })}
    >
      {(dados) => <Inscricao dados={dados} />}
    </Pagina>
  )
}

/** What a browser can do does not change while a page is open. */
const never = () => () => {}

function Inscricao({ dados }: { dados: Paginas['inscricao'] }) {
  const { vaga } = dados
  const form = useRef<HTMLFormElement>(null)
  const { envio, send, gravacoes } = useEnvio(vaga)
  const { cidades, search } = useCidades()
  // The server draws a file field; the recorder takes its place where this browser has one.
  const hasRecorder = useSyncExternalStore(never, canRecord, () => false)

  useEffect(() => {
    const { current } = form
    if (current === null || vaga === null) return undefined
    // The page says itself what is missing, all of it at once; the browser's bubbles are for pages without script.
    current.noValidate = true
    if (dados.envio === null) restoreForm(vaga.id, current)
    const handleInput = (event: Event) => {
      keepForm(vaga.id, current)
      if (event.target instanceof HTMLInputElement && event.target.name === 'cidade')
        search(event.target.value)
    }
    current.addEventListener('input', handleInput)
    return () => current.removeEventListener('input', handleInput)
    // Once per form: the served data do not change in a document.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [vaga])

  useEffect(() => {
    if (envio.kind === 'aberto' && envio.faltas !== undefined) document.getElementById('resumo')?.focus()
    if (envio.kind === 'feito') document.getElementById('conteudo')?.focus()
  }, [envio])

  return (
    <InscricaoView
      dados={dados}
      form={form}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
      {...(envio.kind === 'aberto' && envio.faltas !== undefined
        ? { faltas: envio.faltas, aviso: envio.aviso ?? '' }
        : {})}
      isSending={envio.kind === 'enviando'}
      progresso={envio.kind === 'enviando' ? envio.progresso : null}
      cidades={cidades}
      feita={envio.kind === 'feito' ? envio.feita : null}
      renderGravador={
        hasRecorder
          ? (pergunta, error) => (
              <GravadorDeVideo
                pergunta={pergunta}
                error={error}
                onChange={(name, blob) => {
                  if (blob === null) gravacoes.delete(name)
                  else gravacoes.set(name, blob)
                }}
              />
            )
          : null
      }
    />
  )
}
