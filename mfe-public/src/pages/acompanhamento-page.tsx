import type { Pages } from '@seleta/public-pages/data/pages'
import { AcompanhamentoView } from '@seleta/public-pages/acompanhamento-view'
import { useEffect } from 'react'
import { PublicPage } from '../features/page/public-page'

type Acompanhamento = Pages['acompanhamento']

/** The candidate's own page (product 55). Only the server can read its link: every step on it is a form of the server. */
export default function AcompanhamentoPage() {
  return (
    <PublicPage
      id="acompanhamento"
      load={() =>
        Promise.resolve({
          dados: null,
          troca: null,
          desfeita: null,
          continuar: null,
          chave: '',
          slug: null,
          aviso: '',
          refusal: '',
          correcao: null,
          faltas: {},
        })
      }
    >
      {(data) => <Acompanhamento data={data} />}
    </PublicPage>
  )
}

function Acompanhamento({ data }: { readonly data: Acompanhamento }) {
  useComingBack(data)
  return <AcompanhamentoView data={data} />
}

/**
 * A refused form was answered in place, and the browser shows an error of its own to who comes back to it. Who goes on
 * leaves the page itself behind instead; until then loading it anew still sends what was typed.
 */
function useComingBack({ correcao, refusal }: Acompanhamento): void {
  const isAnswer = correcao !== null || refusal !== ''
  useEffect(() => {
    if (!isAnswer) return undefined
    const leave = () => history.replaceState(history.state, '', location.href)
    document.addEventListener('click', leave)
    return () => document.removeEventListener('click', leave)
  }, [isAnswer])
}
