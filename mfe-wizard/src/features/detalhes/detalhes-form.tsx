import { DESCRICAO_CURTA_MAX, LINHA_MAX, NOME_MAX, OBSERVACAO_MAX } from '@seleta/contract/text-max'
import { onlyDigits } from '@seleta/regras/digits'
import { PICK_LIMIT, VAGAS_MAX } from '@seleta/contract/limits'
import type { Funcao } from '@seleta/contract/catalogos'
import { FormControlLabel, TextField } from '@seleta/ui/core'
import { ChoiceGroup, KeywordsField, PickerField, Radio, RadioGroup } from '@seleta/ui/form'
import { DraftTextField } from '../passo/draft-text-field'
import { FieldPair, FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { useField } from '../passo/use-field'
import { useFuncaoSearch } from '../../queries/catalogos'
import { editCampanha, editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { DraftDateField } from './draft-date-field'
import { JornadaFields } from './jornada-fields'
import { joinPalavras, splitPalavras } from '@seleta/contract/palavras-chave'

/** Step 1. */
export function DetalhesForm() {
  return (
    <>
      <StepProblems />
      <CampanhaSection />
      <Later>
        <FormSection title="A vaga">
          <FuncoesField />
          <PalavrasField />
          <PcdField />
        </FormSection>
        <FormSection title="Horário de trabalho">
          <JornadaFields />
          <DraftTextField
            field="observacao"
            label="Observações sobre o horário"
            select={(c) => c.observacao}
            onEdit={(observacao) => editCampanha({ observacao })}
            maxLength={OBSERVACAO_MAX}
            multiline
            minRows={2}
            maxRows={8}
          />
        </FormSection>
      </Later>
    </>
  )
}

/** What the campaign is called, by whom, and when. */
function CampanhaSection() {
  return (
    <FormSection title="A campanha">
      <DraftTextField
        field="nome"
        label="Nome da campanha"
        select={(c) => c.nome}
        onEdit={(nome) => editCampanha({ nome })}
        maxLength={NOME_MAX}
        required
      />
      <Later>
        <FieldPair>
          <DraftTextField
            field="nomeEmpresa"
            label="Nome da empresa ou do setor"
            select={(c) => c.nomeEmpresa}
            onEdit={(nomeEmpresa) => editCampanha({ nomeEmpresa })}
            maxLength={NOME_MAX}
            htmlInput={{ autoComplete: 'organization' }}
            required
          />
          <DraftTextField
            field="areaInteresse"
            label="Área de interesse"
            select={(c) => c.areaInteresse}
            onEdit={(areaInteresse) => editCampanha({ areaInteresse })}
            maxLength={LINHA_MAX}
            placeholder="Logística, vendas, tecnologia…"
          />
        </FieldPair>
        <DraftTextField
          field="descricao"
          label="Descrição"
          hint="Um resumo curto para a equipe. O texto completo da vaga vem na etapa 8."
          select={(c) => c.descricao}
          onEdit={(descricao) => editCampanha({ descricao })}
          maxLength={DESCRICAO_CURTA_MAX}
          multiline
          minRows={3}
          maxRows={10}
        />
        <FieldPair>
          <QuantidadeField />
          <span />
        </FieldPair>
        <PrazoFields />
      </Later>
    </FormSection>
  )
}

/** When applications begin and end. */
function PrazoFields() {
  return (
    <FieldPair>
      <DraftDateField
        field="inicio"
        label="Início das inscrições"
        hint="Vazio: no dia em que você publicar."
        select={(c) => c.inicio}
        onEdit={(inicio) => editCampanha({ inicio })}
      />
      <DraftDateField
        field="fechamento"
        label="Data de fechamento"
        isFromToday
        select={(c) => c.fechamento}
        onEdit={(fechamento) => editCampanha({ fechamento })}
      />
    </FieldPair>
  )
}

/** Zero displays as empty (spec section 5). */
function QuantidadeField() {
  const { error, ...own } = useField('quantidadeVagas')
  const count = useCampanha((c) => c.quantidadeVagas)
  return (
    <TextField
      {...own}
      label="Quantidade de vagas"
      value={count === 0 ? '' : String(count)}
      onChange={(event) =>
        editCampanha({
          quantidadeVagas: Number(onlyDigits(event.target.value).slice(0, String(VAGAS_MAX).length)),
        })
      }
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  )
}

function FuncoesField() {
  const { error, ...own } = useField('vaga.funcoes')
  const funcoes = useCampanha((c) => c.vaga.funcoes)
  return (
    <PickerField<Funcao>
      {...own}
      label="Funções da vaga"
      value={funcoes.map(({ funcao }) => funcao).filter(({ id }) => id !== 0)}
      onChange={(next) => editVaga({ funcoes: next.map((funcao) => ({ funcao })) })}
      onSearch={useFuncaoSearch()}
      limit={PICK_LIMIT.funcoes}
      noun="funções"
      getKey={(funcao) => funcao.id}
      getLabel={(funcao) => funcao.descricao}
      placeholder="Busque por nome"
      error={error}
      required
    />
  )
}

function PalavrasField() {
  const palavraChave = useCampanha((c) => c.palavraChave)
  return (
    <KeywordsField
      id="palavraChave"
      label="Palavras-chave"
      value={splitPalavras(palavraChave)}
      onChange={(palavras) => editCampanha({ palavraChave: joinPalavras(palavras) })}
      max={PICK_LIMIT.palavrasChave}
    />
  )
}

function PcdField() {
  const exclusivoPcd = useCampanha((c) => c.exclusivoPcd)
  return (
    <ChoiceGroup
      legend="Vaga exclusiva para pessoas com deficiência"
      helperText="Deficiência é um dado pessoal sensível: ela não entra na aderência de ninguém."
    >
      <RadioGroup
        row
        name="exclusivoPcd"
        value={exclusivoPcd ? 'sim' : 'nao'}
        onChange={(_, value) => editCampanha({ exclusivoPcd: value === 'sim' })}
      >
        <FormControlLabel value="nao" control={<Radio />} label="Não" />
        <FormControlLabel value="sim" control={<Radio />} label="Sim" />
      </RadioGroup>
    </ChoiceGroup>
  )
}
