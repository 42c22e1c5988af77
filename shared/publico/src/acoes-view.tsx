import { Compartilhar } from './compartilhar'

interface Props {
  readonly titulo: string
  /** Absolute address of the job. */
  readonly endereco: string
  readonly isSalva?: boolean
  /** What the last action did. */
  readonly said?: string
  readonly onSave?: () => void
  readonly onPass?: () => void
}

/** Save and share (product 56), as the server draws them and as the page's code brings them to life. */
export function AcoesView({ titulo, endereco, isSalva = false, said = '', onSave, onPass }: Props) {
  return (
    <>
      <button
        className="publico-button is-quiet is-wide com-script"
        type="button"
        aria-pressed={isSalva}
        onClick={onSave}
      >
        {isSalva ? 'Vaga salva' : 'Salvar vaga'}
      </button>
      <Compartilhar titulo={titulo} endereco={endereco}>
        <button type="button" onClick={onPass}>
          Copiar ou enviar
        </button>
      </Compartilhar>
      <span role="status" className="publico-leve">
        {said}
      </span>
    </>
  )
}
