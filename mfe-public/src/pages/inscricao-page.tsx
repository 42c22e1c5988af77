import { CallError, request, useMutation, wordsFor } from '@seleta/api-client'
import { EXPERIENCIA_FILTRO, IDIOMAS_FILTRO, NIVEIS_FILTRO } from '@seleta/contract/limits'
import type { CampanhaPublica } from '@seleta/contract/publico'
import { Link, paths, useSearchParams } from '@seleta/shell'
import { useEffect, useRef, useState } from 'react'
import { CidadeField } from '../inscricao/cidade-field'
import { Choices, Field, TextInput } from '../inscricao/fields'
import type { Faltas } from '../inscricao/inscricao-form'
import { CURRICULO_TIPOS, findFaltas, toInscricaoBody } from '../inscricao/inscricao-form'
import { PerguntasFields } from '../inscricao/perguntas-fields'
import { useFormulario } from '../inscricao/use-formulario'
import { LoadVaga } from '../vaga/load-vaga'
import { PublicLayout } from '../vaga/public-layout'

/** The application form: product 54. */
export default function InscricaoPage() {
  return <LoadVaga>{(vaga) => <Inscricao vaga={vaga} />}</LoadVaga>
}

function Inscricao({ vaga }: { vaga: CampanhaPublica }) {
  const [search] = useSearchParams()
  const { form, change, forget } = useFormulario(vaga.id)
  const [curriculo, setCurriculo] = useState<File | null>(null)
  const [faltas, setFaltas] = useState<Faltas>({})
  const summary = useRef<HTMLDivElement>(null)
  const send = useMutation({
    mutationFn: () =>
      request(
        'createInscricao',
        { params: { id: vaga.id }, body: toInscricaoBody(form, search.get('origem') ?? '') },
        { files: { curriculo } },
      ),
    onSuccess: forget,
    onError: (error) => {
      if (error instanceof CallError) setFaltas(error.campos)
    },
  })
  useEffect(() => {
    document.title = `Inscrição: ${vaga.nome} · ${vaga.nomeEmpresa}`
  }, [vaga])
  useEffect(() => {
    if (Object.keys(faltas).length > 0 || send.isError) summary.current?.focus()
  }, [faltas, send.isError])

  if (send.isSuccess) return <Done vaga={vaga} isRepeated={send.data.jaInscrita} />
  if (vaga.situacao !== 'PUBLICADA') return <Closed vaga={vaga} />
  const submit = () => {
    const found = findFaltas(form, vaga, curriculo)
    setFaltas(found)
    if (Object.keys(found).length === 0 && !send.isPending) send.mutate()
  }
  return (
    <PublicLayout empresa={vaga.nomeEmpresa}>
      <h1>Inscrição para {vaga.nome}</h1>
      <p>
        <Link to={paths.campanhaPublica(vaga.id)}>Voltar para a vaga</Link>
      </p>
      <form
        className="publico-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div ref={summary} tabIndex={-1} role="alert">
          {(Object.keys(faltas).length > 0 || send.isError) && (
            <div className="publico-notice is-error">
              <strong>
                {send.isError
                  ? wordsFor(send.error)
                  : 'Confira estes campos. Nada do que você escreveu foi perdido.'}
              </strong>
              <ul>
                {Object.entries(faltas).map(([field, text]) => (
                  <li key={field}>
                    <a href={`#${field}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <fieldset>
          <legend>Seus dados</legend>
          <TextInput
            id="nome"
            label="Nome completo"
            autoComplete="name"
            maxLength={160}
            value={form.nome}
            onChange={(nome) => change({ nome })}
            error={faltas['nome']}
          />
          <TextInput
            id="email"
            label="E-mail"
            type="email"
            autoComplete="email"
            hint="É por aqui que você recebe a resposta."
            value={form.email}
            onChange={(email) => change({ email })}
            error={faltas['email']}
          />
          <TextInput
            id="telefone"
            label="Telefone com DDD"
            type="tel"
            autoComplete="tel-national"
            value={form.telefone}
            onChange={(telefone) => change({ telefone })}
            error={faltas['telefone']}
          />
          <CidadeField
            texto={form.cidadeTexto}
            onChange={(cidadeTexto, cidadeId) => change({ cidadeTexto, cidadeId })}
            error={faltas['cidadeId']}
          />
        </fieldset>
        <fieldset>
          <legend>Formação e experiência</legend>
          <Field id="formacao" label="Formação">
            {(props) => (
              <select
                {...props}
                value={form.formacao}
                onChange={(event) => change({ formacao: event.target.value })}
              >
                <option value="">Prefiro não informar</option>
                {NIVEIS_FILTRO.map((nivel) => (
                  <option key={nivel}>{nivel}</option>
                ))}
              </select>
            )}
          </Field>
          <Field id="experiencia" label="Tempo de experiência na função">
            {(props) => (
              <select
                {...props}
                value={form.experiencia ?? ''}
                onChange={(event) => change({ experiencia: event.target.value as typeof form.experiencia })}
              >
                <option value="">Prefiro não informar</option>
                {EXPERIENCIA_FILTRO.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TextInput
            id="ultimoCargo"
            label="Último cargo"
            maxLength={160}
            value={form.ultimoCargo}
            onChange={(ultimoCargo) => change({ ultimoCargo })}
          />
          <TextInput
            id="ultimaEmpresa"
            label="Última empresa"
            maxLength={160}
            value={form.ultimaEmpresa}
            onChange={(ultimaEmpresa) => change({ ultimaEmpresa })}
          />
          <Choices
            id="idiomas"
            legend="Idiomas"
            kind="checkbox"
            options={IDIOMAS_FILTRO.map((idioma) => ({ value: idioma, label: idioma }))}
            selected={form.idiomas}
            onChange={(idiomas) => change({ idiomas })}
          />
          <TextInput
            id="habilidades"
            label="Habilidades"
            hint="Separe com vírgulas. Até 20."
            maxLength={1000}
            value={form.habilidades}
            onChange={(habilidades) => change({ habilidades })}
          />
          <TextInput
            id="sobre"
            label="Conte um pouco sobre você"
            isLong
            maxLength={4000}
            value={form.sobre}
            onChange={(sobre) => change({ sobre })}
          />
          <Field
            id="curriculo"
            label="Currículo"
            hint="PDF ou DOCX, até 5 MB. Se recarregar a página, escolha o arquivo de novo."
            error={faltas['curriculo']}
          >
            {(props) => (
              <input
                {...props}
                type="file"
                accept={CURRICULO_TIPOS}
                onChange={(event) => setCurriculo(event.target.files?.[0] ?? null)}
              />
            )}
          </Field>
        </fieldset>
        {vaga.perguntas.some((pergunta) => pergunta.tipo !== 'VIDEO') && (
          <fieldset>
            <legend>Perguntas da empresa</legend>
            <PerguntasFields
              perguntas={vaga.perguntas}
              respostas={form.respostas}
              faltas={faltas}
              onChange={(id, valor) => change({ respostas: { ...form.respostas, [id]: valor } })}
            />
          </fieldset>
        )}
        <div className="publico-trap" aria-hidden="true">
          <label htmlFor="site">Não preencha</label>
          <input
            id="site"
            tabIndex={-1}
            autoComplete="off"
            value={form.site}
            onChange={(event) => change({ site: event.target.value })}
          />
        </div>
        <div className="publico-field">
          <label className="publico-choice" htmlFor="consentimento">
            <input
              id="consentimento"
              type="checkbox"
              checked={form.consentimento}
              aria-invalid={faltas['consentimento'] !== undefined}
              onChange={(event) => change({ consentimento: event.target.checked })}
            />
            <span>
              Concordo que {vaga.nomeEmpresa} use estes dados para este processo seletivo e me responda por
              e-mail ou telefone.
            </span>
          </label>
          {faltas['consentimento'] !== undefined && <span className="error">{faltas['consentimento']}</span>}
        </div>
        <button className="publico-button" type="submit" aria-busy={send.isPending}>
          {send.isPending ? 'Enviando…' : 'Enviar inscrição'}
        </button>
      </form>
    </PublicLayout>
  )
}

function Done({ vaga, isRepeated }: { vaga: CampanhaPublica; isRepeated: boolean }) {
  return (
    <PublicLayout empresa={vaga.nomeEmpresa}>
      <div role="status">
        <h1>{isRepeated ? 'Inscrição atualizada' : 'Inscrição enviada'}</h1>
        <p>
          {isRepeated
            ? `Seus dados para ${vaga.nome} foram atualizados.`
            : `${vaga.nomeEmpresa} recebeu sua inscrição para ${vaga.nome}.`}
        </p>
      </div>
      <Link className="publico-button is-quiet" to={paths.vagas()}>
        Ver outras vagas
      </Link>
    </PublicLayout>
  )
}

function Closed({ vaga }: { vaga: CampanhaPublica }) {
  return (
    <PublicLayout empresa={vaga.nomeEmpresa}>
      <h1>{vaga.nome}</h1>
      <div className="publico-notice">
        {vaga.situacao === 'PAUSADA'
          ? 'As inscrições desta vaga estão pausadas no momento.'
          : 'Esta vaga não recebe mais inscrições.'}{' '}
        <Link to={paths.vagas()}>Veja outras vagas</Link>
      </div>
    </PublicLayout>
  )
}
