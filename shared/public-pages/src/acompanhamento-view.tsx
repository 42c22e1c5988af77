import type { Acompanhamento } from '@seleta/contract/acompanhamento'
import type { ReactNode } from 'react'
import { AConfirmar } from './a-confirmar'
import { atFieldsOfEnvio, Correction, NAO_CORRIGIDO } from './correction'
import { ErrorSummary } from './pessoa-fields'
import { addresses } from './data/addresses'
import { meusDadosAddress } from './data/meus-dados-address'
import type { Pages } from './data/pages'
import { formatDiaInFull } from '@seleta/regras/dia'
import { Frame } from './frame'
import { ContinuarView, Guarda } from './guarda'
import { EmailChange, EmailChangeGone } from './email-change'

/**
 * The candidate's own page, behind a signed link: product 55. Every action is a plain form of the server. The link of the
 * screen shows what was sent, the one of the mail the person's own data and applications (decision 108).
 */
export function AcompanhamentoView({
  data: { dados, troca, desfeita = null, continuar, chave, slug: known, aviso, refusal, correcao, faltas },
}: {
  data: Pages['acompanhamento']
}) {
  const slug = known ?? undefined
  if (troca !== null) return <EmailChange troca={troca} chave={chave} slug={slug} refusal={refusal} />
  if (desfeita !== null) return <EmailChangeGone empresa={desfeita.empresa} slug={slug} />
  if (continuar !== null) {
    const { guarda, aConfirmar } = continuar
    return (
      <ContinuarView
        guarda={guarda}
        chave={chave}
        slug={slug}
        aviso={aviso}
        refusal={refusal}
        aConfirmar={
          <AConfirmar empresa={guarda.empresa} envios={aConfirmar} chave={chave} isOculta={guarda.isOculta} />
        }
        apagar={<Erase empresa={guarda.empresa} chave={chave} />}
      />
    )
  }
  if (dados === null) return <NoData notice={aviso} slug={slug} />
  const { inscricao } = dados
  const form = <Correction dados={dados} typed={correcao} chave={chave} errors={faltas} />
  return (
    <Frame empresa={inscricao.empresa} slug={slug}>
      <h1>Sua inscrição</h1>
      {aviso !== '' && (
        <div className="publico-notice is-success is-narrow" role="status">
          {aviso}
        </div>
      )}
      <ErrorSummary
        notice={refusal === '' && correcao !== null ? NAO_CORRIGIDO : refusal}
        errors={dados.isEnvio ? atFieldsOfEnvio(faltas) : faltas}
      />
      <Estado inscricao={inscricao} />
      {dados.isEnvio ? (
        (inscricao.canRetirar || correcao !== null) && <Envio dados={dados} chave={chave} form={form} />
      ) : (
        <OwnSection dados={dados} chave={chave} form={form} isTyped={correcao !== null} />
      )}
    </Frame>
  )
}

/** The person's own data and what can be done with them; who is hidden goes on first (decision 116). */
function OwnSection({
  dados,
  chave,
  form,
  isTyped,
}: {
  dados: Acompanhamento
  chave: string
  form: ReactNode
  /** What was typed stands in the form, which could not be taken. */
  isTyped: boolean
}) {
  const { inscricao, guarda } = dados
  const { empresa } = inscricao
  const isOculta = guarda?.isOculta === true
  return (
    <>
      {guarda?.canContinuar === true && <Guarda guarda={guarda} chave={chave} />}
      <AConfirmar empresa={empresa} envios={dados.aConfirmar} chave={chave} isOculta={isOculta} />
      {dados.outras.length > 0 && <Others empresa={empresa} outras={dados.outras} />}
      {(!isOculta || isTyped) && (
        <section aria-labelledby="dados">
          <h2 id="dados">Seus dados</h2>
          {form}
        </section>
      )}
      {guarda?.canContinuar === false && <Guarda guarda={guarda} chave={chave} />}
      <CopyNote empresa={empresa} chave={chave} />
      {inscricao.canRetirar && (
        <Withdraw
          chave={chave}
          words="Você sai deste processo. Seus dados ficam com a empresa; para apagá-los, use a opção abaixo."
        />
      )}
      <Erase empresa={empresa} chave={chave} />
    </>
  )
}

/** What was sent, to mend or to take back; the record that it may count for is not here. */
function Envio({ dados, chave, form }: { dados: Acompanhamento; chave: string; form: ReactNode }) {
  const { pessoa } = dados
  return (
    <>
      <section aria-labelledby="dados">
        <h2 id="dados">O que você enviou</h2>
        <p>
          {pessoa.email === '' ? (
            'Você não informou e-mail. Para informar um, retire esta inscrição e envie outra.'
          ) : (
            <>
              E-mail: <strong>{pessoa.email}</strong>. Para usar outro e-mail, retire esta inscrição e envie
              outra.
            </>
          )}
        </p>
        {form}
      </section>
      <Withdraw chave={chave} words="O que você enviou deixa de contar neste processo." />
    </>
  )
}

function Withdraw({ chave, words }: { chave: string; words: string }) {
  return (
    <section aria-labelledby="retirar">
      <h2 id="retirar">Retirar a inscrição</h2>
      <p>{words}</p>
      <Action
        chave={chave}
        action="retirar"
        confirm="Quero sair deste processo."
        button="Retirar inscrição"
      />
    </section>
  )
}

function Erase({ empresa, chave }: { empresa: string; chave: string }) {
  return (
    <section aria-labelledby="apagar">
      <h2 id="apagar">Apagar meus dados</h2>
      <p>
        Apaga suas inscrições em {empresa}, o currículo, os vídeos, as respostas e as mensagens. Não pode ser
        desfeito.
      </p>
      <Action
        chave={chave}
        action="apagar"
        confirm="Entendo que isto não pode ser desfeito."
        button="Apagar meus dados"
        isDanger
      />
    </section>
  )
}

/** Where the application stands, in the company's words for candidates. */
function Estado({ inscricao }: { inscricao: Acompanhamento['inscricao'] }) {
  return (
    <section className="publico-card" aria-labelledby="estado">
      <h2 id="estado">{inscricao.vaga}</h2>
      <p className="publico-state">{inscricao.estado}</p>
      <p>{inscricao.explicacao}</p>
      <p className="publico-quiet">
        Inscrição de {formatDiaInFull(inscricao.criadaEm)}
        {inscricao.desde === null ? '' : ` · neste ponto desde ${formatDiaInFull(inscricao.desde)}`}
      </p>
      {inscricao.hasPagina && <a href={addresses.vaga(inscricao.campanhaId)}>Ver a vaga</a>}
    </section>
  )
}

function Others({ empresa, outras }: { empresa: string; outras: Acompanhamento['outras'] }) {
  return (
    <section aria-labelledby="outras">
      <h2 id="outras">Outras inscrições suas em {empresa}</h2>
      <ul className="publico-list">
        {outras.map((other) => (
          <li key={other.chave} className="publico-card">
            <a href={addresses.acompanhamento(other.chave)}>{other.vaga}</a> · {other.estado}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All that is kept, to take away. */
function CopyNote({ empresa, chave }: { empresa: string; chave: string }) {
  return (
    <section aria-labelledby="copia">
      <h2 id="copia">Baixar meus dados</h2>
      <p>Tudo o que {empresa} guarda sobre você, com as mensagens que recebeu.</p>
      <p className="publico-row">
        <a className="publico-button is-quiet" href={meusDadosAddress(chave, 'pdf')} download>
          Baixar em PDF
        </a>
        <a className="publico-button is-quiet" href={meusDadosAddress(chave, 'json')} download>
          Baixar em JSON
        </a>
      </p>
    </section>
  )
}

function NoData({ notice, slug }: { notice: string; slug: string | undefined }) {
  return (
    <Frame slug={slug}>
      <h1>{notice === '' ? 'Inscrição não encontrada' : notice}</h1>
      <p>
        {notice === ''
          ? 'O endereço pode estar incompleto, ou os dados já foram apagados. Confira o link do e-mail de confirmação. Na página de vagas da empresa, «Recuperar meu link» manda outro.'
          : 'Inscrições, arquivos, respostas e mensagens foram apagados.'}
      </p>
      {slug !== undefined && (
        <p className="publico-row">
          {notice === '' && (
            <a className="publico-button" href={addresses.recuperarLink(slug)}>
              Recuperar meu link
            </a>
          )}
          <a className="publico-button is-quiet" href={addresses.empresa(slug)}>
            Ver vagas abertas
          </a>
        </p>
      )}
    </Frame>
  )
}

interface ActionProps {
  readonly chave: string
  readonly action: 'retirar' | 'apagar'
  readonly confirm: string
  readonly button: string
  readonly isDanger?: boolean
}

/** A box to tick and a button: no step can be taken by a slip, with or without JavaScript. */
function Action({ chave, action, confirm, button, isDanger = false }: ActionProps) {
  return (
    <form method="post" action={addresses.acompanhamento(chave)}>
      <input type="hidden" name="acao" value={action} />
      <label className="publico-choice">
        <input type="checkbox" name="certeza" value="sim" required />
        <span>{confirm}</span>
      </label>
      <button className={`publico-button ${isDanger ? 'is-danger' : 'is-quiet'}`} type="submit">
        {button}
      </button>
    </form>
  )
}
