import { CURRICULO_MAX, CURRICULO_TYPES } from '@seleta/contract/sizes'
import { HABILIDADES_MAX, NOME_MAX, SOBRE_MAX } from '@seleta/contract/text-max'
import { EXPERIENCIA_FILTRO, IDIOMAS_FILTRO, NIVEIS_FILTRO, HABILIDADES_TOLD } from '@seleta/contract/limits'
import { Choices, Field, SelectField, TextField } from './fields'
import type { FieldErrors, InscricaoForm } from './data/inscricao-form'

const NIVEIS = NIVEIS_FILTRO.map((nivel) => ({ value: nivel, label: nivel }))
const IDIOMAS = IDIOMAS_FILTRO.map((idioma) => ({ value: idioma, label: idioma }))

/** What the company searches by; all of it may stay empty. */
export function ExperienciaFields({ form, errors }: { form: InscricaoForm; errors: FieldErrors }) {
  const told = { errors }
  const job = { maxLength: NOME_MAX, errors }
  return (
    <fieldset>
      <legend>Sua experiência</legend>
      <SelectField id="formacao" label="Formação" value={form.formacao} options={NIVEIS} {...told} />
      <SelectField
        id="experiencia"
        label="Tempo de experiência na função"
        value={form.experiencia}
        options={EXPERIENCIA_FILTRO}
        {...told}
      />
      <TextField id="ultimoCargo" label="Último cargo" value={form.ultimoCargo} {...job} />
      <TextField id="ultimaEmpresa" label="Última empresa" value={form.ultimaEmpresa} {...job} />
      <Choices
        id="idiomas"
        legend="Idiomas"
        kind="checkbox"
        options={IDIOMAS}
        selected={form.idiomas}
        error={errors['idiomas']}
      />
      <TextField
        id="habilidades"
        label="Habilidades"
        hint={`Separe com vírgulas. Até ${HABILIDADES_TOLD}.`}
        maxLength={HABILIDADES_MAX}
        value={form.habilidades}
        {...told}
      />
      <TextField
        id="sobre"
        label="Conte um pouco sobre você"
        isLong
        maxLength={SOBRE_MAX}
        value={form.sobre}
        {...told}
      />
      <Field
        id="curriculo"
        label="Currículo"
        hint={`PDF ou DOCX, até ${CURRICULO_MAX}. Se recarregar a página, escolha o arquivo de novo.`}
        error={errors['curriculo']}
      >
        {(props) => <input {...props} type="file" accept={CURRICULO_TYPES} />}
      </Field>
    </fieldset>
  )
}
