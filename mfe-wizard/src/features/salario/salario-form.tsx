import type { ItemDescricao } from '@seleta/contract/catalogos'
import { PICK_LIMIT, SALARIO, SALARIO_HORA } from '@seleta/contract/limits'
import { PickerField } from '@seleta/ui/form'
import { FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { useBeneficioSearch, useBeneficios, useTipoContratacaoSearch } from '../../queries/catalogos'
import { editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { SalarioRangeField } from './salario-range-field'

/** Step 6. */
export function SalarioForm() {
  return (
    <>
      <StepProblems />
      <FormSection title="Contratação">
        <TiposField />
        <Later>
          <BeneficiosField />
        </Later>
      </FormSection>
      <Later>
        <FormSection title="Remuneração">
          <SalarioRangeField
            id="vaga.salario"
            field="vaga.salarioMax"
            label="Faixa salarial por mês"
            limits={SALARIO}
            shiftStep={100}
            selectMin={(c) => c.vaga.salarioMin}
            selectMax={(c) => c.vaga.salarioMax}
            onEdit={([salarioMin, salarioMax]) => editVaga({ salarioMin, salarioMax })}
          />
          <SalarioRangeField
            id="vaga.salarioHora"
            field="vaga.salarioHoraMax"
            label="Faixa de valor por hora"
            limits={SALARIO_HORA}
            shiftStep={10}
            selectMin={(c) => c.vaga.salarioHoraMin}
            selectMax={(c) => c.vaga.salarioHoraMax}
            onEdit={([salarioHoraMin, salarioHoraMax]) => editVaga({ salarioHoraMin, salarioHoraMax })}
          />
        </FormSection>
      </Later>
    </>
  )
}

function TiposField() {
  const tipos = useCampanha((c) => c.vaga.tipoContratacoes)
  return (
    <PickerField<ItemDescricao>
      id="vaga.tipoContratacoes"
      label="Tipos de contratação"
      value={tipos}
      onChange={(tipoContratacoes) => editVaga({ tipoContratacoes })}
      onSearch={useTipoContratacaoSearch()}
      limit={PICK_LIMIT.tiposContratacao}
      noun="tipos"
      getKey={(item) => item.id}
      getLabel={(item) => item.descricao}
      placeholder="CLT, PJ, estágio…"
    />
  )
}

/** The draft holds ids; the catalogue gives the words of those that came without (the default one, product 27). */
function BeneficiosField() {
  const beneficios = useCampanha((c) => c.vaga.beneficios)
  const catalogo = useBeneficios()
  const nameOf = (id: number, known: string | undefined) =>
    catalogo.data?.find((item) => item.id === id)?.descricao ?? known ?? `Benefício ${id}`
  return (
    <PickerField<ItemDescricao>
      id="vaga.beneficios"
      label="Benefícios"
      value={beneficios.map(({ beneficio }) => ({
        id: beneficio.id,
        descricao: nameOf(beneficio.id, beneficio.descricao),
      }))}
      onChange={(next) =>
        editVaga({ beneficios: next.map(({ id, descricao }) => ({ beneficio: { id, descricao } })) })
      }
      onSearch={useBeneficioSearch()}
      limit={PICK_LIMIT.beneficios}
      noun="benefícios"
      getKey={(item) => item.id}
      getLabel={(item) => item.descricao}
      placeholder="Vale-refeição, plano de saúde…"
    />
  )
}
