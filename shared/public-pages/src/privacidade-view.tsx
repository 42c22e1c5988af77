import { RETENCAO } from '@seleta/contract/prazos'
import type { Pages } from './data/pages'
import { Frame } from './frame'

/** Who keeps what, why and for how long; what a person can ask for (LGPD, security L2), and how these pages are built. */
export function PrivacidadeView({ data }: { data: Pages['privacidade'] }) {
  return (
    <Frame empresa={data.empresa ?? undefined} slug={data.slug ?? undefined}>
      <article className="publico-text">
        <h1>Privacidade e acessibilidade</h1>
        <h2>Quem recebe seus dados</h2>
        <p>
          A empresa que publicou a vaga. Ela decide como usar os dados da sua inscrição; a Seleta guarda e
          mostra esses dados em nome dela. Nada é vendido nem usado para anúncios, e estas páginas não têm
          rastreadores.
        </p>
        <h2>Para quê</h2>
        <p>
          Para o processo seletivo da vaga em que você se inscreveu e, enquanto você não pedir o contrário,
          para outras vagas da mesma empresa. Idade, sexo, deficiência, estado civil e bairro não contam na
          pontuação.
        </p>
        <h2>Por quanto tempo</h2>
        <Prazo data={data} />
        <h2>O que você pode fazer</h2>
        <ul>
          <li>ver em que ponto está sua inscrição;</li>
          <li>corrigir seus dados;</li>
          <li>baixar tudo o que temos sobre você, em PDF ou JSON;</li>
          <li>retirar a inscrição;</li>
          <li>apagar seus dados, com arquivos e mensagens.</li>
        </ul>
        <p>
          Tudo isso está na página da sua inscrição. O endereço dela chega no e-mail de confirmação e só você
          o tem. Quem se inscreveu sem e-mail pede à empresa da vaga o que não estiver nela. Quem avalia são
          pessoas: nenhuma candidatura é recusada apenas por um cálculo.
        </p>
        <h2>Acessibilidade</h2>
        <p>
          Estas páginas funcionam sem JavaScript, com teclado e com leitor de tela, e seguem as diretrizes
          WCAG 2.2 nível AA. Se algo impedir você de se inscrever, escreva para a empresa da vaga pelo e-mail
          de confirmação.
        </p>
      </article>
    </Frame>
  )
}

/** The very value that the company has chosen, and what the product does by it (decision 116). */
function Prazo({ data: { empresa, meses, emailLigado } }: { data: Pages['privacidade'] }) {
  const { minMeses, maxMeses, paradoMeses, avisoDias, ocultaDias } = RETENCAO
  return (
    <>
      <p>
        {empresa === null || meses === null
          ? `Cada empresa escolhe um prazo de ${minMeses} a ${maxMeses} meses depois do fim do seu último processo seletivo com ela. O da sua vaga está nesta página, aberta a partir da vaga, e na página da sua inscrição.`
          : `${empresa} guarda seus dados por ${meses} meses depois do fim do seu último processo seletivo com ela.`}{' '}
        Um processo em que nada acontece por {paradoMeses} meses conta como encerrado.
      </p>
      <p>
        {emailLigado
          ? `${avisoDias} dias antes do fim, se você deixou um e-mail, chega uma mensagem com um link para continuar.`
          : 'No fim do prazo você não recebe uma mensagem; para continuar, abra a página da sua inscrição.'}{' '}
        Sem o seu sim, seus dados saem da vista da empresa por {ocultaDias} dias, em que ela e você ainda
        podem voltar atrás, e depois são apagados, com arquivos e mensagens. Você pode apagar tudo antes,
        quando quiser.
      </p>
      <p>
        Só uma obrigação legal permite guardar por mais tempo. Se uma cópia de segurança antiga for usada,
        quem foi apagado é apagado de novo.
      </p>
    </>
  )
}
