import { IDADE_INVERTED } from '@seleta/contract/faltas'
import { LINHA_MAX } from '@seleta/contract/text-max'
import type { ItemNome } from '@seleta/contract/catalogos'
import { IDADE, PICK_LIMIT } from '@seleta/contract/limits'
import { PickerField, RangeField } from '@seleta/ui/form'
import { DraftTextField } from '../passo/draft-text-field'
import { FlagGroup } from '../passo/flag-group'
import { FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { useField } from '../passo/use-field'
import { useTypedEnds } from '../passo/use-typed-ends'
import { useCursoSearch } from '../../queries/catalogos'
import { editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { CURSO_FLAGS, EXPERIENCIA_FLAGS, IDIOMA_FLAGS, NIVEL_FLAGS } from '../../rules/requisitos-flags'

/** Step 3. */
export function RequisitosForm() {
  return (
    <>
      <StepProblems />
      <FormSection title="Idade">
        <IdadeField />
      </FormSection>
      <Later>
        <FormSection title="Formação">
          <NivelField />
          <CursosFields />
        </FormSection>
        <FormSection title="Experiência e idiomas">
          <ExperienciaField />
          <IdiomasFields />
        </FormSection>
      </Later>
    </>
  )
}

/** Never public, never part of the score (product 28). */
function IdadeField() {
  const { error } = useField('vaga.idadeMaxima')
  const minima = useCampanha((c) => c.vaga.idadeMinima)
  const maxima = useCampanha((c) => c.vaga.idadeMaxima)
  const typedEnds = useTypedEnds('vaga.idade')
  return (
    <RangeField
      {...typedEnds}
      id="vaga.idade"
      label="Faixa de idade"
      value={[minima, maxima]}
      onChange={([idadeMinima, idadeMaxima]) => editVaga({ idadeMinima, idadeMaxima })}
      min={IDADE.min}
      max={IDADE.max}
      minDistance={IDADE.distancia}
      suffix="anos"
      format={(anos) => `${anos} anos`}
      error={error}
      invertedText={IDADE_INVERTED}
      helperText="Limite de idade pode contrariar a lei. Use só para sua busca: não aparece na vaga e não entra na aderência."
    />
  )
}

function NivelField() {
  const nivelEnsino = useCampanha((c) => c.vaga.nivelEnsino)
  return (
    <FlagGroup
      legend="Escolaridade"
      flags={NIVEL_FLAGS}
      value={nivelEnsino}
      onEdit={(next) => editVaga({ nivelEnsino: next })}
    />
  )
}

function CursosFields() {
  const curso = useCampanha((c) => c.vaga.curso)
  return (
    <>
      <PickerField<ItemNome>
        id="vaga.curso.obrigatorios"
        label="Cursos"
        value={curso.obrigatorios}
        onChange={(obrigatorios) => editVaga({ curso: { ...curso, obrigatorios } })}
        onSearch={useCursoSearch()}
        limit={PICK_LIMIT.cursos}
        noun="cursos"
        getKey={(item) => item.id}
        getLabel={(item) => item.nome}
        placeholder="Busque pelo nome do curso"
      />
      <FlagGroup
        legend="Situação do curso"
        flags={CURSO_FLAGS}
        value={curso}
        onEdit={(next) => editVaga({ curso: { ...curso, ...next } })}
      />
    </>
  )
}

/** CLT 442-A: the same kind of neutral hint as for age (product 28). */
function ExperienciaField() {
  const tempoExperiencia = useCampanha((c) => c.vaga.tempoExperiencia)
  const { umDoisAnos, tresQuatroAnos, cincoAnos } = tempoExperiencia
  return (
    <FlagGroup
      legend="Tempo de experiência"
      flags={EXPERIENCIA_FLAGS}
      value={tempoExperiencia}
      onEdit={(next) => editVaga({ tempoExperiencia: next })}
      helperText={
        umDoisAnos || tresQuatroAnos || cincoAnos
          ? 'Exigir mais de seis meses de experiência pode contrariar a lei. Use só para ordenar sua busca.'
          : undefined
      }
    />
  )
}

function IdiomasFields() {
  const idiomas = useCampanha((c) => c.vaga.idiomas)
  return (
    <>
      <FlagGroup
        legend="Idiomas"
        flags={IDIOMA_FLAGS}
        value={idiomas}
        onEdit={(next) => editVaga({ idiomas: { ...idiomas, ...next } })}
      />
      <DraftTextField
        field="vaga.idiomas.outros"
        label="Outros idiomas"
        select={(c) => c.vaga.idiomas.outros}
        onEdit={(outros) => editVaga({ idiomas: { ...idiomas, outros } })}
        maxLength={LINHA_MAX}
        placeholder="Libras, japonês…"
      />
    </>
  )
}
