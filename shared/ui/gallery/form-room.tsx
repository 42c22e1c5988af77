import { useState } from 'react'
import { Box, Checkbox, FormControlLabel, Paper, Typography } from '../src/core'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  ChoiceGroup,
  DateField,
  ErrorSummary,
  KeywordsField,
  MaskedField,
  PickerField,
  Radio,
  RadioGroup,
  RangeField,
  Step,
  StepButton,
  Stepper,
  Switch,
  TimeField,
  ToggleButton,
  ToggleButtonGroup,
} from '../src/form'
import type { Range } from '../src/form'
import { formatDinheiro } from '@seleta/regras/dinheiro'

const CITIES = [
  'São Paulo – SP',
  'São Luís – MA',
  'Santos – SP',
  'Belo Horizonte – MG',
  'Brasília – DF',
  'Recife – PE',
]

export function FormRoom() {
  const [cities, setCities] = useState<string[]>(['São Paulo – SP', 'Recife – PE'])
  const [full, setFull] = useState<string[]>(['Modelo padrão'])
  const [age, setAge] = useState<Range>([17, 25])
  const [pay, setPay] = useState<Range>([1800, 2500])
  const [cpf, setCpf] = useState('52998224725')
  const [date, setDate] = useState('31/12/2026')
  const [hour, setHour] = useState('08:30')
  const [words, setWords] = useState<string[]>(['TI', 'C#'])
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 6 }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ErrorSummary
          errors={[
            { fieldId: 'cpf', message: 'Erro: Preencha o nome da campanha' },
            { fieldId: 'nascimento', message: 'Erro: Selecione uma ou mais cidades' },
          ]}
        />
      </Box>
      <Paper sx={{ p: 6, display: 'grid', gap: 6, alignContent: 'start' }}>
        <PickerField
          label="Cidades"
          noun="cidades"
          limit={10}
          value={cities}
          onChange={setCities}
          options={CITIES}
          getKey={(city) => city}
          getLabel={(city) => city}
          groupBy={(city) => city.slice(-2)}
          placeholder="Digite o nome da cidade"
        />
        <PickerField
          label="Modelo"
          noun="modelos"
          limit={1}
          value={full}
          onChange={setFull}
          options={['Modelo padrão']}
          getKey={(one) => one}
          getLabel={(one) => one}
        />
        <KeywordsField label="Palavras-chave" value={words} onChange={setWords} />
        <MaskedField id="cpf" label="CPF" mask="cpf" value={cpf} onChange={setCpf} />
        <DateField
          id="nascimento"
          label="Data de fechamento"
          value={date}
          onChange={setDate}
          error
          helperText="A data já passou."
        />
        <TimeField label="Entrada" value={hour} onChange={setHour} />
      </Paper>
      <Paper sx={{ p: 6, display: 'grid', gap: 6, alignContent: 'start' }}>
        <RangeField
          label="Idade"
          value={age}
          onChange={setAge}
          min={16}
          max={99}
          minDistance={1}
          suffix="anos"
        />
        <RangeField
          label="Salário"
          value={pay}
          onChange={setPay}
          min={1}
          max={15000}
          shiftStep={100}
          prefix="R$"
          format={(value) => formatDinheiro(value, { cents: 'auto' })}
        />
        <ChoiceGroup legend="Exclusiva para PCD" helperText="Dado sensível: aparece só para a equipe.">
          <RadioGroup row defaultValue="nao">
            <FormControlLabel value="sim" control={<Radio />} label="Sim" />
            <FormControlLabel value="nao" control={<Radio />} label="Não" />
          </RadioGroup>
        </ChoiceGroup>
        <ChoiceGroup legend="Idiomas" row error="Escolha ao menos um idioma.">
          {['Inglês', 'Espanhol', 'Francês'].map((label) => (
            <FormControlLabel key={label} control={<Checkbox />} label={label} />
          ))}
        </ChoiceGroup>
        <FormControlLabel control={<Switch defaultChecked />} label="Catho" />
        <FormControlLabel control={<Switch />} label="BNE" />
        <ToggleButtonGroup exclusive value="b" aria-label="Densidade">
          <ToggleButton value="a">Confortável</ToggleButton>
          <ToggleButton value="b">Compacta</ToggleButton>
        </ToggleButtonGroup>
        <div>
          <Accordion defaultExpanded>
            <AccordionSummary>Técnicos (14)</AccordionSummary>
            <AccordionDetails>
              <Typography variant="body2">Excel, Windows, Word</Typography>
            </AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary>Comportamentais (6)</AccordionSummary>
            <AccordionDetails>DISC</AccordionDetails>
          </Accordion>
        </div>
        <Stepper nonLinear orientation="vertical" activeStep={1}>
          {['Detalhes', 'Localização', 'Requisitos'].map((label, i) => (
            <Step key={label} completed={i === 0}>
              <StepButton>{label}</StepButton>
            </Step>
          ))}
        </Stepper>
      </Paper>
    </Box>
  )
}
