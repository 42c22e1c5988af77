import { useState } from 'react'
import type { ReactNode } from 'react'
import {
  AdherenceRing,
  Alert,
  Avatar,
  Badge,
  Box,
  BusyButton,
  Button,
  Checkbox,
  Chip,
  ConfirmDialog,
  Counter,
  EmptyState,
  ErrorState,
  FormControlLabel,
  IconButton,
  Kbd,
  Link,
  LinearProgress,
  LoadingRows,
  LogoSeleta,
  Menu,
  MenuItem,
  PageHeader,
  paint,
  Paper,
  Stack,
  StaleNotice,
  StatusChip,
  StepsBar,
  Tab,
  TabLinks,
  Tabs,
  TextField,
  TextInput,
  Tooltip,
  Typography,
} from '../src/core'
import * as icons from '../src/icons/icons'

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" sx={{ p: 6, mb: 6 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        {children}
      </Stack>
    </Paper>
  )
}

const REASONS = [
  { label: 'Função: pedida e informada', points: 30, max: 30 },
  { label: 'Inglês: pedido, não informado', points: 0, max: 10 },
  { label: 'Cidade: a mesma', points: 20, max: 20 },
]

export function CoreRoom() {
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [tab, setTab] = useState(0)
  return (
    <>
      <PageHeader
        back={<Link href="#">Voltar para as campanhas</Link>}
        title="#12 Analista de dados"
        description="Pessoas candidatas desta campanha."
        actions={
          <>
            <Button variant="outlined">Copiar link</Button>
            <Button variant="contained" startIcon={<icons.PlusIcon />}>
              Criar nova campanha
            </Button>
          </>
        }
      >
        <Counter value={57} one="campanha" many="campanhas" />
        <Counter value={1234} one="candidato" many="candidatos" />
        <Counter value={undefined} one="vaga" many="vagas" />
      </PageHeader>
      <TabLinks
        label="Situação"
        items={[
          { to: '#1', label: 'Todas', count: 57, isCurrent: true },
          { to: '#2', label: 'Publicadas', count: 31, isCurrent: false },
          { to: '#3', label: 'Rascunhos', count: 4, isCurrent: false },
        ]}
      />
      <Box sx={{ height: 24 }} />
      <Block title="Botões">
        <Button variant="contained">Salvar e continuar</Button>
        <Button variant="contained" color="success">
          Publicar
        </Button>
        <Button variant="contained" color="error">
          Excluir campanha
        </Button>
        <Button variant="contained" color="secondary">
          Acento
        </Button>
        <Button variant="outlined">Salvar</Button>
        <Button variant="outlined" color="error">
          Remover
        </Button>
        <Button>Voltar</Button>
        <Button color="inherit">Neutro</Button>
        <Button variant="contained" disabled>
          Desligado
        </Button>
        <Button variant="outlined" disabled>
          Desligado
        </Button>
        <Button variant="outlined" size="small">
          Pequeno
        </Button>
        <BusyButton variant="contained" busy={isBusy} onClick={() => setBusy(true)}>
          Salvar
        </BusyButton>
        <BusyButton variant="contained" busy busyLabel="Publicando…">
          Publicar
        </BusyButton>
        <IconButton aria-label="Ver">
          <icons.EyeIcon />
        </IconButton>
        <IconButton aria-label="Mais" onClick={(event) => setAnchor(event.currentTarget)}>
          <icons.MoreIcon />
        </IconButton>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => setAnchor(null)}>
            <icons.ChartIcon size={18} /> Analisar métricas
          </MenuItem>
          <MenuItem selected>
            <icons.EditIcon size={18} /> Editar
          </MenuItem>
          <MenuItem sx={{ color: paint.error.text }}>
            <icons.TrashIcon size={18} /> Excluir campanha
          </MenuItem>
        </Menu>
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          Abrir confirmação
        </Button>
        <ConfirmDialog
          open={isOpen}
          title="Excluir “Analista de dados”?"
          tone="danger"
          confirmLabel="Excluir campanha"
          cancelLabel="Manter campanha"
          onConfirm={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          23 pessoas candidatas deixam de aparecer nela. Você pode restaurar em até 30 dias.
        </ConfirmDialog>
      </Block>
      <Block title="Estados">
        <StatusChip tone="success">Publicada</StatusChip>
        <StatusChip tone="warning">Pausada</StatusChip>
        <StatusChip tone="neutral">Rascunho</StatusChip>
        <StatusChip tone="error">Erro</StatusChip>
        <StatusChip tone="info">Enviado</StatusChip>
        <StatusChip tone="questionario">Questionário</StatusChip>
        <Chip label="São Paulo – SP" onDelete={() => undefined} />
        <Chip label="Filtro" variant="outlined" />
        <Chip label="Primária" color="primary" />
        <Chip label="Clicável" onClick={() => undefined} />
        <Badge badgeContent={3} color="secondary">
          <icons.BellIcon />
        </Badge>
        <Avatar>MS</Avatar>
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
        <StaleNotice since={new Date('2026-03-04T14:32:00')} onRetry={() => undefined} />
        {([0, 1, 2, 3, 4] as const).map((step) => (
          <StepsBar key={step} step={step} label={`Passo ${step}`} />
        ))}
        <AdherenceRing value={92} reasons={REASONS} />
        <AdherenceRing value={40} reasons={REASONS} />
        <AdherenceRing value={0} reasons={REASONS} />
        <AdherenceRing value={null} />
        <Tooltip title="Há 4 dias, 04/03/2026" open placement="top">
          <span>há 4 dias</span>
        </Tooltip>
      </Block>
      <Block title="Campos">
        <Box sx={{ width: 320 }}>
          <TextField
            label="Nome da campanha"
            placeholder="Como a equipe a chama"
            helperText="Aparece na lista"
          />
        </Box>
        <Box sx={{ width: 320 }}>
          <TextField label="E-mail" required defaultValue="a@" error helperText="Informe um e-mail válido." />
        </Box>
        <Box sx={{ width: 320 }}>
          <TextInput
            label="Senha"
            type="password"
            defaultValue="segredo"
            endAdornment={
              <IconButton size="small" aria-label="Mostrar senha">
                <icons.EyeIcon />
              </IconButton>
            }
          />
        </Box>
        <Box sx={{ width: 320 }}>
          <TextField label="Descrição" multiline minRows={3} defaultValue="Texto em várias linhas" />
        </Box>
        <Box sx={{ width: 320 }}>
          <TextField label="Desligado" disabled defaultValue="Não muda" />
        </Box>
        <Box sx={{ width: 320 }}>
          <TextField select label="Modalidade" defaultValue="h">
            <MenuItem value="h">Híbrido</MenuItem>
            <MenuItem value="r">Remoto</MenuItem>
          </TextField>
        </Box>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Manter-me conectado" />
        <FormControlLabel control={<Checkbox />} label="Vazia" />
        <FormControlLabel control={<Checkbox indeterminate />} label="Algumas" />
      </Block>
      <Stack sx={{ gap: 3, mb: 6 }}>
        <Alert severity="info">Sua sessão terminou. Entre de novo para continuar de onde parou.</Alert>
        <Alert severity="success" onClose={() => undefined}>
          Rascunho salvo às 14:32
        </Alert>
        <Alert severity="warning">Encerra em 3 dias</Alert>
        <Alert severity="error">Não foi possível publicar. Nada foi perdido.</Alert>
      </Stack>
      <Tabs value={tab} onChange={(_, next: number) => setTab(next)}>
        <Tab label="Dados pessoais" />
        <Tab label="Experiência" />
        <Tab label="Formação" />
      </Tabs>
      <LinearProgress variant="determinate" value={40} aria-label="Vagas preenchidas" sx={{ my: 6 }} />
      <Paper sx={{ mb: 6 }}>
        <LoadingRows rows={3} />
      </Paper>
      <Block title="Marca">
        <LogoSeleta />
        <LogoSeleta withName={false} size={40} />
        <Box sx={{ bgcolor: paint.sidebar.ground, p: 4, borderRadius: 2 }}>
          <LogoSeleta ground="green" />
        </Box>
      </Block>
      <Block title="Ícones">
        {Object.entries(icons).map(([name, Icon]) => (
          <Box
            key={name}
            title={name}
            sx={{ display: 'grid', placeItems: 'center', width: 76, fontSize: 10 }}
          >
            <Icon size={28} />
            {name.replace('Icon', '')}
          </Box>
        ))}
      </Block>
      <Paper sx={{ mb: 6 }}>
        <EmptyState title="Nenhuma Campanha Encontrada" action={<Link href="#">+ Criar Nova Campanha</Link>}>
          <p>Parece que você ainda não tem nenhuma campanha ativa!</p>
          <p>Deseja criar uma nova Campanha?</p>
        </EmptyState>
      </Paper>
      <Paper>
        <ErrorState
          title="Esta área está indisponível no momento."
          kept="As outras áreas continuam funcionando e seu trabalho está salvo."
          onRetry={() => undefined}
          code="a1b2-c3d4"
        />
      </Paper>
    </>
  )
}
