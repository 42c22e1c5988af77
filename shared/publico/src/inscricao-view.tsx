import { EXPERIENCIA_FILTRO, IDIOMAS_FILTRO, NIVEIS_FILTRO } from '@seleta/contract/limits'
import type { CampanhaPublica } from '@seleta/contract/publico'
import type { ReactNode, Ref, SubmitEventHandler } from 'react'
import { Campo, Escolha, Opcoes, Texto } from './campos'
import { CamposDaPessoa, Resumo } from './campos-da-pessoa'
import { enderecos } from './dados/enderecos'
import type { Faltas } from './dados/formulario'
import { CONSENTIMENTO_VERSAO, CURRICULO_TIPOS, formularioVazio } from './dados/formulario'
import type { Feita, Paginas } from './dados/paginas'
import { Moldura, VagaNaoEncontrada } from './moldura'
import type { Gravador } from './perguntas'
import { Perguntas, titulosDas } from './perguntas'
import { AvisoDeEstado } from './vaga-view'

/** What the page's code adds to the form that the server drew. */
export interface Enriquecida {
  readonly form?: Ref<HTMLFormElement>
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>
  readonly faltas?: Faltas
  readonly aviso?: string
  readonly isSending?: boolean
  /** Share of the files that has been sent, 0–1. */
  readonly progresso?: number | null
  readonly renderGravador?: Gravador | null
  readonly cidades?: readonly string[]
  readonly feita?: Feita | null
}

interface Props extends Enriquecida {
  readonly dados: Paginas['inscricao']
}

/** The application form: product 54. Without JavaScript it is sent as it stands. */
export function InscricaoView({ dados, form, onSubmit, ...com }: Props) {
  const { vaga, origem } = dados
  if (vaga === null) return <VagaNaoEncontrada />
  const feita = com.feita ?? dados.feita
  if (feita !== null) return <Feita vaga={vaga} feita={feita} />
  return (
    <Moldura empresa={vaga.nomeEmpresa}>
      <h1>Inscrição para {vaga.nome}</h1>
      <p>
        <a href={enderecos.vaga(vaga.id, origem)}>Voltar para a vaga</a>
      </p>
      {!vaga.aberta ? (
        <AvisoDeEstado vaga={vaga} />
      ) : vaga.inscricaoUrl !== null ? (
        <Saida vaga={vaga} endereco={vaga.inscricaoUrl} origem={origem} />
      ) : (
        <Formulario vaga={vaga} dados={dados} formulario={form} onSubmit={onSubmit} com={com} />
      )}
    </Moldura>
  )
}

/** Sign-up elsewhere (`INSCRICAO_URL`, an allowed host): says where it leads before it leads there (design 4.9). */
function Saida({ vaga, endereco, origem }: { vaga: CampanhaPublica; endereco: string; origem: string }) {
  return (
    <div className="publico-card publico-saida">
      <p>
        Você vai para o site de inscrição de <strong>{new URL(endereco).host}</strong>.
      </p>
      <p className="publico-linha">
        <a className="publico-button" href={endereco} rel="noopener noreferrer">
          Continuar
        </a>
        <a className="publico-button is-quiet" href={enderecos.vaga(vaga.id, origem)}>
          Ficar aqui
        </a>
      </p>
    </div>
  )
}

interface FormularioProps {
  readonly vaga: CampanhaPublica
  readonly dados: Paginas['inscricao']
  readonly formulario: Enriquecida['form']
  readonly onSubmit: Enriquecida['onSubmit']
  readonly com: Omit<Enriquecida, 'form' | 'onSubmit'>
}

function Formulario({ vaga, dados, formulario, onSubmit, com }: FormularioProps) {
  const form = dados.envio?.form ?? formularioVazio
  const faltas = com.faltas ?? dados.envio?.faltas ?? {}
  const aviso = com.aviso ?? dados.envio?.aviso ?? ''
  const isSending = com.isSending ?? false
  const text = { faltas }
  return (
    <form
      className="publico-form"
      method="post"
      encType="multipart/form-data"
      action={enderecos.inscricao(vaga.id, dados.origem)}
      ref={formulario}
      onSubmit={onSubmit}
    >
      <Resumo aviso={aviso} faltas={faltas} titulos={titulosDas(vaga.perguntas)} />
      <fieldset>
        <legend>Seus dados</legend>
        <CamposDaPessoa
          pessoa={form}
          faltas={faltas}
          dicaDoEmail="É por aqui que você recebe a resposta."
          cidades={com.cidades ?? []}
        />
      </fieldset>
      <fieldset>
        <legend>Sua experiência</legend>
        <Escolha
          id="formacao"
          label="Formação"
          value={form.formacao}
          options={NIVEIS_FILTRO.map((nivel) => ({ value: nivel, label: nivel }))}
          {...text}
        />
        <Escolha
          id="experiencia"
          label="Tempo de experiência na função"
          value={form.experiencia}
          options={EXPERIENCIA_FILTRO}
          {...text}
        />
        <Texto id="ultimoCargo" label="Último cargo" maxLength={160} value={form.ultimoCargo} {...text} />
        <Texto
          id="ultimaEmpresa"
          label="Última empresa"
          maxLength={160}
          value={form.ultimaEmpresa}
          {...text}
        />
        <Opcoes
          id="idiomas"
          legend="Idiomas"
          kind="checkbox"
          options={IDIOMAS_FILTRO.map((idioma) => ({ value: idioma, label: idioma }))}
          selected={form.idiomas}
          error={faltas['idiomas']}
        />
        <Texto
          id="habilidades"
          label="Habilidades"
          hint="Separe com vírgulas. Até 20."
          maxLength={1000}
          value={form.habilidades}
          {...text}
        />
        <Texto
          id="sobre"
          label="Conte um pouco sobre você"
          isLong
          maxLength={4000}
          value={form.sobre}
          {...text}
        />
        <Campo
          id="curriculo"
          label="Currículo"
          hint="PDF ou DOCX, até 5 MB. Se recarregar a página, escolha o arquivo de novo."
          error={faltas['curriculo']}
        >
          {(props) => <input {...props} type="file" accept={CURRICULO_TIPOS} />}
        </Campo>
      </fieldset>
      {vaga.perguntas.length > 0 && (
        <fieldset>
          <legend>Perguntas da empresa</legend>
          <Perguntas
            perguntas={vaga.perguntas}
            respostas={form.respostas}
            faltas={faltas}
            renderGravador={com.renderGravador ?? null}
          />
        </fieldset>
      )}
      <div className="publico-trap" aria-hidden="true">
        <label htmlFor="site">Não preencha</label>
        <input id="site" name="site" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <input type="hidden" name="origem" defaultValue={dados.origem} />
      <input type="hidden" name="consentimentoVersao" defaultValue={CONSENTIMENTO_VERSAO} />
      <div className="publico-field">
        <label className="publico-choice" htmlFor="consentimento">
          <input
            id="consentimento"
            name="consentimento"
            type="checkbox"
            value="sim"
            required
            defaultChecked={form.consentimento}
            aria-invalid={faltas['consentimento'] === undefined ? undefined : true}
            aria-describedby={faltas['consentimento'] === undefined ? undefined : 'consentimento-error'}
          />
          <span>
            Concordo que {vaga.nomeEmpresa} use estes dados para este processo seletivo e me responda por
            e-mail ou telefone. <a href={enderecos.privacidade()}>Como seus dados são tratados</a>
          </span>
        </label>
        {faltas['consentimento'] !== undefined && (
          <span className="error" id="consentimento-error">
            {faltas['consentimento']}
          </span>
        )}
      </div>
      <Enviar isSending={isSending} progresso={com.progresso ?? null} />
    </form>
  )
}

function Enviar({ isSending, progresso }: { isSending: boolean; progresso: number | null }): ReactNode {
  return (
    <div className="publico-actions">
      {isSending && progresso !== null && (
        <progress className="publico-progresso" max={1} value={progresso} aria-label="Envio dos arquivos" />
      )}
      <button className="publico-button" type="submit" aria-busy={isSending ? true : undefined}>
        {isSending ? 'Enviando…' : 'Enviar inscrição'}
      </button>
    </div>
  )
}

function Feita({ vaga, feita }: { vaga: CampanhaPublica; feita: Feita }) {
  return (
    <Moldura empresa={vaga.nomeEmpresa}>
      <div role="status">
        <h1>{feita.jaInscrita ? 'Você já está nesta vaga' : 'Inscrição enviada'}</h1>
        <p>
          {feita.jaInscrita
            ? `Sua inscrição para ${vaga.nome} já estava aqui e continua como estava.`
            : `${vaga.nomeEmpresa} recebeu sua inscrição para ${vaga.nome}.`}
        </p>
      </div>
      <p className="publico-linha">
        {feita.acompanhamento !== null && (
          <a className="publico-button" href={enderecos.acompanhamento(feita.acompanhamento)}>
            Acompanhar minha inscrição
          </a>
        )}
        <a className="publico-button is-quiet" href={enderecos.vagas()}>
          Ver outras vagas
        </a>
      </p>
    </Moldura>
  )
}
