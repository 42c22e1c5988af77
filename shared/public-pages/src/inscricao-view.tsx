import type { CampanhaPublica } from '@seleta/contract/publico'
import type { ReactNode, Ref, SubmitEventHandler } from 'react'
import { ExperienciaFields } from './experiencia-fields'
import { PessoaFields, ErrorSummary } from './pessoa-fields'
import { addresses } from './data/addresses'
import type { FieldErrors } from './data/inscricao-form'
import { CONSENTIMENTO_VERSAO, emptyForm } from './data/inscricao-form'
import type { Pages, Taken } from './data/pages'
import { Frame } from './frame'
import type { DrawRecorder } from './perguntas'
import { Perguntas, titlesOf } from './perguntas'
import { StateNotice } from './vaga-view'

/** What the page's code adds to the form that the server drew. */
export interface Enhanced {
  readonly form?: Ref<HTMLFormElement>
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>
  readonly errors?: FieldErrors
  readonly notice?: string
  readonly isSending?: boolean
  /** Share of the files that has been sent, 0–1. */
  readonly progress?: number | null
  readonly renderRecorder?: DrawRecorder | null
  readonly cidades?: readonly string[]
  readonly taken?: Taken | null
}

interface Props extends Enhanced {
  readonly data: Pages['inscricao']
}

/** The application form: product 54. Without JavaScript it is sent as it stands. */
export function InscricaoView({ data, form, onSubmit, ...enhanced }: Props) {
  const { vaga, origem } = data
  const taken = enhanced.taken ?? data.feita
  if (taken !== null) return <TakenView vaga={vaga} taken={taken} site={data.site} />
  return (
    <Frame empresa={vaga.nomeEmpresa} slug={vaga.empresaSlug}>
      <h1>Inscrição para {vaga.nome}</h1>
      <p>
        <a href={addresses.vaga(vaga.id, origem)}>Voltar para a vaga</a>
      </p>
      {!vaga.aberta ? (
        <StateNotice vaga={vaga} />
      ) : vaga.inscricaoUrl !== null ? (
        <Leaving vaga={vaga} address={vaga.inscricaoUrl} origem={origem} />
      ) : (
        <Form vaga={vaga} data={data} formRef={form} onSubmit={onSubmit} enhanced={enhanced} />
      )}
    </Frame>
  )
}

/** Sign-up elsewhere (`INSCRICAO_URL`, an allowed host): says where it leads before it leads there (design 4.9). */
function Leaving({ vaga, address, origem }: { vaga: CampanhaPublica; address: string; origem: string }) {
  return (
    <div className="publico-card publico-leaving">
      <p>
        Você vai para o site de inscrição de <strong>{new URL(address).host}</strong>.
      </p>
      <p className="publico-row">
        <a className="publico-button" href={address} rel="noopener noreferrer">
          Continuar
        </a>
        <a className="publico-button is-quiet" href={addresses.vaga(vaga.id, origem)}>
          Ficar aqui
        </a>
      </p>
    </div>
  )
}

interface FormProps {
  readonly vaga: CampanhaPublica
  readonly data: Pages['inscricao']
  readonly formRef: Enhanced['form']
  readonly onSubmit: Enhanced['onSubmit']
  readonly enhanced: Omit<Enhanced, 'form' | 'onSubmit'>
}

function Form({ vaga, data, formRef, onSubmit, enhanced }: FormProps) {
  const form = data.envio?.form ?? emptyForm
  const errors = enhanced.errors ?? data.envio?.faltas ?? {}
  const notice = enhanced.notice ?? data.envio?.aviso ?? ''
  const isSending = enhanced.isSending ?? false
  return (
    <form
      className="publico-form"
      method="post"
      encType="multipart/form-data"
      action={addresses.inscricao(vaga.id, data.origem)}
      ref={formRef}
      onSubmit={onSubmit}
    >
      <ErrorSummary notice={notice} errors={errors} titles={titlesOf(vaga.perguntas)} />
      <fieldset>
        <legend>Seus dados</legend>
        <span className="publico-quiet">São obrigatórios seu nome e um e-mail ou um telefone.</span>
        <PessoaFields
          pessoa={form}
          errors={errors}
          emailHint="É por aqui que você recebe a resposta."
          cidades={enhanced.cidades ?? []}
        />
      </fieldset>
      <ExperienciaFields form={form} errors={errors} />
      {vaga.perguntas.length > 0 && (
        <fieldset>
          <legend>Perguntas da empresa</legend>
          <Perguntas
            perguntas={vaga.perguntas}
            respostas={form.respostas}
            errors={errors}
            renderRecorder={enhanced.renderRecorder ?? null}
          />
        </fieldset>
      )}
      <UnseenFields origem={data.origem} />
      <Consentimento vaga={vaga} isGiven={form.consentimento} error={errors['consentimento']} />
      <SendButton isSending={isSending} progress={enhanced.progress ?? null} />
    </form>
  )
}

/** A trap for robots, and what the server wants back as it gave it. */
function UnseenFields({ origem }: { origem: string }) {
  return (
    <>
      <div className="publico-trap" aria-hidden="true">
        <label htmlFor="site">Não preencha</label>
        <input id="site" name="site" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <input type="hidden" name="origem" defaultValue={origem} />
      <input type="hidden" name="consentimentoVersao" defaultValue={CONSENTIMENTO_VERSAO} />
    </>
  )
}

function Consentimento({
  vaga: { empresaSlug, nomeEmpresa: empresa, retencaoMeses },
  isGiven,
  error,
}: {
  vaga: CampanhaPublica
  isGiven: boolean
  error: string | undefined
}) {
  return (
    <div className="publico-field">
      <label className="publico-choice" htmlFor="consentimento">
        <input
          id="consentimento"
          name="consentimento"
          type="checkbox"
          value="sim"
          required
          defaultChecked={isGiven}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'consentimento-error'}
        />
        <span>
          Concordo que {empresa} use estes dados para este processo seletivo e me responda por e-mail ou
          telefone. <a href={addresses.privacidade(empresaSlug)}>Como seus dados são tratados</a>
        </span>
      </label>
      <span className="publico-quiet">
        {empresa} guarda os dados por {retencaoMeses} meses depois do fim do seu último processo com ela.
        Depois eles saem da vista dela e são apagados.
      </span>
      {error !== undefined && (
        <span className="error" id="consentimento-error">
          {error}
        </span>
      )}
    </div>
  )
}

function SendButton({ isSending, progress }: { isSending: boolean; progress: number | null }): ReactNode {
  return (
    <div className="publico-actions">
      {isSending && progress !== null && (
        <progress className="publico-progress" max={1} value={progress} aria-label="Envio dos arquivos" />
      )}
      <button className="publico-button" type="submit" aria-busy={isSending ? true : undefined}>
        {isSending ? 'Enviando…' : 'Enviar inscrição'}
      </button>
    </div>
  )
}

/** The link to what was sent, after every application alike (decision 108): to follow, and to keep. */
function TakenView({ vaga, taken, site }: { vaga: CampanhaPublica; taken: Taken; site: string }) {
  const own = addresses.acompanhamento(taken.acompanhamento)
  return (
    <Frame empresa={vaga.nomeEmpresa} slug={vaga.empresaSlug}>
      <div role="status">
        <h1>Inscrição enviada</h1>
        <p>
          {vaga.nomeEmpresa} recebeu sua inscrição para {vaga.nome}.
        </p>
        <p>
          Se você informou um e-mail, a confirmação vai para ele. Se já tinha se inscrito com esse e-mail,
          confirme por lá que foi você.
        </p>
      </div>
      <p className="publico-row">
        <a className="publico-button" href={own}>
          Acompanhar minha inscrição
        </a>
        <a className="publico-button is-quiet" href={addresses.empresa(vaga.empresaSlug)}>
          Ver outras vagas
        </a>
      </p>
      <p>
        Guarde este link para voltar quando quiser: <strong>{site + own}</strong>
      </p>
    </Frame>
  )
}
