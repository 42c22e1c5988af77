import type { Acompanhamento } from '@seleta/contract/acompanhamento'
import { Texto } from './campos'
import { CamposDaPessoa, Resumo } from './campos-da-pessoa'
import { enderecos } from './dados/enderecos'
import type { Faltas } from './dados/formulario'
import type { Paginas } from './dados/paginas'
import { formatDiaPorExtenso } from '@seleta/regras/dia'
import { Moldura } from './moldura'

/** The candidate's own page, behind a signed link: product 55. Every action is a plain form of the server. */
export function AcompanhamentoView({
  dados: { dados, chave, aviso, faltas },
}: {
  dados: Paginas['acompanhamento']
}) {
  if (dados === null) return <SemDados aviso={aviso} />
  const { inscricao, pessoa } = dados
  return (
    <Moldura empresa={inscricao.empresa}>
      <h1>Sua inscrição</h1>
      {aviso !== '' && (
        <div className="publico-notice is-success is-narrow" role="status">
          {aviso}
        </div>
      )}
      <section className="publico-card" aria-labelledby="estado">
        <h2 id="estado">{inscricao.vaga}</h2>
        <p className="publico-estado">{inscricao.estado}</p>
        <p>{inscricao.explicacao}</p>
        <p className="publico-leve">
          Inscrição de {formatDiaPorExtenso(inscricao.criadaEm)}
          {inscricao.desde === null ? '' : ` · neste ponto desde ${formatDiaPorExtenso(inscricao.desde)}`}
        </p>
        {inscricao.hasPagina && <a href={enderecos.vaga(inscricao.campanhaId)}>Ver a vaga</a>}
      </section>
      {dados.outras.length > 0 && (
        <section aria-labelledby="outras">
          <h2 id="outras">Outras inscrições suas em {inscricao.empresa}</h2>
          <ul className="publico-list">
            {dados.outras.map((outra) => (
              <li key={outra.chave} className="publico-card">
                <a href={enderecos.acompanhamento(outra.chave)}>{outra.vaga}</a> · {outra.estado}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="dados">
        <h2 id="dados">Seus dados</h2>
        <Correcao pessoa={pessoa} chave={chave} faltas={faltas} />
      </section>
      <section aria-labelledby="copia">
        <h2 id="copia">Baixar meus dados</h2>
        <p>Tudo o que {inscricao.empresa} guarda sobre você, com as mensagens que recebeu.</p>
        <p className="publico-linha">
          <a className="publico-button is-quiet" href={enderecos.meusDados(chave, 'pdf')} download>
            Baixar em PDF
          </a>
          <a className="publico-button is-quiet" href={enderecos.meusDados(chave, 'json')} download>
            Baixar em JSON
          </a>
        </p>
      </section>
      {inscricao.canRetirar && (
        <section aria-labelledby="retirar">
          <h2 id="retirar">Retirar a inscrição</h2>
          <p>Você sai deste processo. Seus dados ficam com a empresa; para apagá-los, use a opção abaixo.</p>
          <Acao
            chave={chave}
            acao="retirar"
            confirma="Quero sair deste processo."
            botao="Retirar inscrição"
          />
        </section>
      )}
      <section aria-labelledby="apagar">
        <h2 id="apagar">Apagar meus dados</h2>
        <p>
          Apaga suas inscrições em {inscricao.empresa}, o currículo, os vídeos, as respostas e as mensagens.
          Não pode ser desfeito.
        </p>
        <Acao
          chave={chave}
          acao="apagar"
          confirma="Entendo que isto não pode ser desfeito."
          botao="Apagar meus dados"
          isDanger
        />
      </section>
    </Moldura>
  )
}

function SemDados({ aviso }: { aviso: string }) {
  return (
    <Moldura>
      <h1>{aviso === '' ? 'Inscrição não encontrada' : aviso}</h1>
      <p>
        {aviso === ''
          ? 'O endereço pode estar incompleto, ou os dados já foram apagados. Confira o link do e-mail de confirmação.'
          : 'Inscrições, arquivos, respostas e mensagens foram apagados.'}
      </p>
      <a className="publico-button" href={enderecos.vagas()}>
        Ver vagas abertas
      </a>
    </Moldura>
  )
}

function Correcao({
  pessoa,
  chave,
  faltas,
}: {
  pessoa: Acompanhamento['pessoa']
  chave: string
  faltas: Faltas
}) {
  return (
    <form className="publico-form" method="post" action={enderecos.acompanhamento(chave)}>
      <Resumo aviso="" faltas={faltas} />
      <input type="hidden" name="acao" value="corrigir" />
      <fieldset>
        <legend className="publico-oculto">Corrigir dados</legend>
        <CamposDaPessoa pessoa={pessoa} faltas={faltas} />
        <Texto id="sobre" label="Sobre você" isLong maxLength={4000} value={pessoa.sobre} faltas={faltas} />
      </fieldset>
      <button className="publico-button" type="submit">
        Salvar correções
      </button>
    </form>
  )
}

interface AcaoProps {
  readonly chave: string
  readonly acao: 'retirar' | 'apagar'
  readonly confirma: string
  readonly botao: string
  readonly isDanger?: boolean
}

/** A box to tick and a button: no step can be taken by a slip, with or without JavaScript. */
function Acao({ chave, acao, confirma, botao, isDanger = false }: AcaoProps) {
  return (
    <form method="post" action={enderecos.acompanhamento(chave)}>
      <input type="hidden" name="acao" value={acao} />
      <label className="publico-choice">
        <input type="checkbox" name="certeza" value="sim" required />
        <span>{confirma}</span>
      </label>
      <button className={`publico-button ${isDanger ? 'is-danger' : 'is-quiet'}`} type="submit">
        {botao}
      </button>
    </form>
  )
}
