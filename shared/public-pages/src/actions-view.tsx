import { Share } from './share'

interface Props {
  readonly title: string
  /** Absolute address of the job. */
  readonly address: string
  readonly isSaved?: boolean
  /** What the last action did. */
  readonly said?: string
  /** Missing until a click can be answered: what needs the script is not drawn before. */
  readonly onSave?: (() => void) | undefined
  readonly onPass?: () => void
}

/** Save and share (product 56), as the server draws them and as the page's code brings them to life. */
export function ActionsView({ title, address, isSaved = false, said = '', onSave, onPass }: Props) {
  const wait = onSave === undefined ? ' is-waiting' : ''
  return (
    <>
      <button
        className={`publico-button is-quiet is-wide with-script${wait}`}
        type="button"
        aria-pressed={isSaved}
        onClick={onSave}
      >
        {isSaved ? 'Vaga salva' : 'Salvar vaga'}
      </button>
      <Share title={title} address={address}>
        <button className={wait} type="button" onClick={onPass}>
          Copiar ou enviar
        </button>
      </Share>
      <span role="status" className="publico-quiet">
        {said}
      </span>
    </>
  )
}
