import { Frame } from './frame'

export interface Refused {
  readonly titulo: string
  readonly mensagem: string
  /** A form was sent: what was typed is still in the browser, one step back. */
  readonly isForm: boolean
  /** Where open jobs are listed for whoever comes from nowhere; null where each company has its own page (decision 136). */
  readonly list: string | null
}

/** A public page that could not be given, or a form that could not be read: says what happened and the way on. */
export function RefusalView({ titulo, mensagem, isForm, list }: Refused) {
  return (
    <Frame>
      <h1>{titulo}</h1>
      <p>{mensagem}</p>
      {isForm && <p>Use o botão Voltar do navegador: o que você escreveu continua lá.</p>}
      {list === null ? (
        <p>
          Cada empresa tem aqui a sua própria página de vagas: abra o endereço que ela divulgou, ou o link da
          vaga que você recebeu. Já se inscreveu? O link da sua inscrição está no e-mail de confirmação.
        </p>
      ) : (
        <a className="publico-button" href={list}>
          Ver vagas abertas
        </a>
      )}
    </Frame>
  )
}
