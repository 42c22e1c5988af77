import { addresses } from './data/addresses'
import { Frame } from './frame'

export interface Refused {
  readonly titulo: string
  readonly mensagem: string
  /** A form was sent: what was typed is still in the browser, one step back. */
  readonly isForm: boolean
}

/** A public page that could not be given, or a form that could not be read: says what happened and the way on. */
export function RefusalView({ titulo, mensagem, isForm }: Refused) {
  return (
    <Frame>
      <h1>{titulo}</h1>
      <p>{mensagem}</p>
      {isForm && <p>Use o botão Voltar do navegador: o que você escreveu continua lá.</p>}
      <a className="publico-button" href={addresses.vagas()}>
        Ver vagas abertas
      </a>
    </Frame>
  )
}
