/** Icons of the product, drawn for it: `@seleta/ui/icons`. Add one line to add one; areas carry only those they use. */
import { icon } from './icon'

// Signs
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18')
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7')
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5l6 6 6-6')
export const ChevronUpIcon = /* @__PURE__ */ icon('M6 14.5l6-6 6 6')
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 6l-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 6l6 6-6 6')
export const FirstPageIcon = /* @__PURE__ */ icon('M6 6v12M17 6l-6 6 6 6')
export const LastPageIcon = /* @__PURE__ */ icon('M18 6v12M7 6l6 6-6 6')
export const ArrowLeftIcon = /* @__PURE__ */ icon('M19 12H5M11 6l-6 6 6 6')
export const ArrowRightIcon = /* @__PURE__ */ icon('M5 12h14M13 6l6 6-6 6')
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 19V5M6 11l6-6 6 6')
export const ArrowDownIcon = /* @__PURE__ */ icon('M12 5v14M6 13l6 6 6-6')
export const MoreIcon = /* @__PURE__ */ icon(
  'M11.5 5.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M11.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M11.5 18.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
)
export const GripIcon = /* @__PURE__ */ icon(
  'M8.5 6a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M8.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M8.5 18a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M14.5 6a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M14.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M14.5 18a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
)
export const MenuIcon = /* @__PURE__ */ icon('M4 6.5h16M4 12h16M4 17.5h16')

// State
export const InfoIcon = /* @__PURE__ */ icon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 11v5M11.5 8a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
)
export const WarningIcon = /* @__PURE__ */ icon(
  'M12 4.5L3.2 19.5h17.6zM12 10.5v4M11.5 17a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
)
export const ErrorIcon = /* @__PURE__ */ icon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7.5V13M11.5 16a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
)
export const SuccessIcon = /* @__PURE__ */ icon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8 12.3l2.8 2.8L16 9.5')
export const CircleIcon = /* @__PURE__ */ icon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0')
export const CircleHalfIcon = /* @__PURE__ */ icon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 3v18M12 7h3.5M12 11h5M12 15h4.5',
)
export const CircleDotIcon = /* @__PURE__ */ icon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
)
export const ClockIcon = /* @__PURE__ */ icon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7v5l3.5 2')
export const OfflineIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M5.5 12.5a9.6 9.6 0 0 1 4-2.3M13.5 10a9.5 9.5 0 0 1 5 2.5M2.5 9a14 14 0 0 1 4.3-2.8M11 5.3A14 14 0 0 1 21.5 9M8.7 15.8a5 5 0 0 1 6 -.3M11.5 19a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
)

// Places
export const PanelIcon = /* @__PURE__ */ icon(
  'M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2zM9.5 4.5v15',
)
export const BriefcaseIcon = /* @__PURE__ */ icon(
  'M5.5 7.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM9 7.5V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v1.5M3.5 13h17M12 12v2',
)
export const NovaCampanhaIcon = /* @__PURE__ */ icon(
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2zM12 8.5v7M8.5 12h7',
)
export const BasketIcon = /* @__PURE__ */ icon(
  'M4 10h16l-1.6 8.4a2 2 0 0 1-2 1.6H7.6a2 2 0 0 1-2-1.6zM8 10l3-6M16 10l-3-6M10 13.5v3M14 13.5v3',
)
export const ChartIcon = /* @__PURE__ */ icon('M4 4.5v15h16M8 16v-4M12.5 16V8M17 16v-6')
export const SettingsIcon = /* @__PURE__ */ icon(
  'M4 7h9M17 7h3M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 17h3M11 17h9M7 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
)
export const LogoutIcon = /* @__PURE__ */ icon(
  'M10 4.5H6.5a1.5 1.5 0 0 0-1.5 1.5v12a1.5 1.5 0 0 0 1.5 1.5H10M10 12h10M16 8l4 4-4 4',
)
export const HelpIcon = /* @__PURE__ */ icon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.8M11.5 16.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
)
export const MessageIcon = /* @__PURE__ */ icon(
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9.5a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 3.5V17h-1A1.5 1.5 0 0 1 4 15.5V6a1.5 1.5 0 0 1 1.5-1.5zM8 9h8M8 12.5h5',
)
export const BellIcon = /* @__PURE__ */ icon(
  'M6.5 10a5.5 5.5 0 0 1 11 0c0 4.5 2 6 2 6h-15s2-1.5 2-6M10 19.5a2.2 2.2 0 0 0 4 0',
)
export const KanbanIcon = /* @__PURE__ */ icon(
  'M5 4.5h2a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1 -1.5 1.5h-2a1.5 1.5 0 0 1 -1.5 -1.5v-12a1.5 1.5 0 0 1 1.5 -1.5zM12 4.5h2a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1 -1.5 1.5h-2a1.5 1.5 0 0 1 -1.5 -1.5v-7a1.5 1.5 0 0 1 1.5 -1.5zM18 4.5h1A1.5 1.5 0 0 1 20.5 6v4.5A1.5 1.5 0 0 1 19 12h-1',
)
export const TableIcon = /* @__PURE__ */ icon(
  'M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2zM3.5 9.5h17M3.5 14.5h17M10 9.5v10',
)
export const RowsIcon = /* @__PURE__ */ icon('M4 6h16M4 12h16M4 18h16M4 9h16M4 15h16')

// People
export const UsersIcon = /* @__PURE__ */ icon(
  'M5.8 8.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M3 19.5c.4-3.5 2.7-5.5 6-5.5s5.6 2 6 5.5M15.5 5.5a3.2 3.2 0 0 1 0 6M18 14.5c1.8.8 2.8 2.5 3 5',
)
export const UserPlusIcon = /* @__PURE__ */ icon(
  'M6.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M3.5 20c.5-3.8 3-6 6.5-6 2 0 3.7.7 4.9 1.9M18.5 14.5v6M15.5 17.5h6',
)
export const UserMinusIcon = /* @__PURE__ */ icon(
  'M6.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M3.5 20c.5-3.8 3-6 6.5-6 2 0 3.7.7 4.9 1.9M15.5 17.5h6',
)

// Actions
export const SearchIcon = /* @__PURE__ */ icon(
  'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M20 20l-4.3-4.3',
)
export const FilterIcon = /* @__PURE__ */ icon('M4 6.5h16M7 12h10M10 17.5h4')
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.2 7.7A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10 10a2.8 2.8 0 0 0 4 4',
)
export const LinkIcon = /* @__PURE__ */ icon(
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
)
export const CopyIcon = /* @__PURE__ */ icon(
  'M10.5 8.5h7.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1 -2 2h-7.5a2 2 0 0 1 -2 -2v-7.5a2 2 0 0 1 2 -2zM15.5 5.5A1.5 1.5 0 0 0 14 4H6a2 2 0 0 0-2 2v8a1.5 1.5 0 0 0 1.5 1.5',
)
export const PlayIcon = /* @__PURE__ */ icon('M8 5l11 7-11 7z')
export const StopIcon = /* @__PURE__ */ icon(
  'M8 6h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
)
export const FlagIcon = /* @__PURE__ */ icon('M6 20.5V4.5M6 5h12l-2.5 4 2.5 4H6')
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9 7V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V7M6.5 7l.8 11.6A1.5 1.5 0 0 0 8.8 20h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10 11v5M14 11v5',
)
export const EditIcon = /* @__PURE__ */ icon('M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5')
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15')
export const UploadIcon = /* @__PURE__ */ icon('M12 15.5V4.5M7 9l5-5 5 5M4.5 19.5h15')
export const MailIcon = /* @__PURE__ */ icon('M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7')
export const SendIcon = /* @__PURE__ */ icon('M20.5 3.5L3.5 10.5l7 3 3 7zM20.5 3.5l-10 10')
export const BookmarkIcon = /* @__PURE__ */ icon(
  'M7.5 4h9A1.5 1.5 0 0 1 18 5.5V20l-6-4-6 4V5.5A1.5 1.5 0 0 1 7.5 4z',
)
export const SparklesIcon = /* @__PURE__ */ icon(
  'M11 4.5l1.7 4.8 4.8 1.7-4.8 1.7L11 17.5l-1.7-4.8L4.5 11l4.8-1.7zM18.5 15.5v5M16 18h5M18.5 3.5v3M17 5h3',
)

// Things
export const CalendarIcon = /* @__PURE__ */ icon(
  'M6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-10.5a2 2 0 0 1 2 -2zM4 10h16M8.5 3.5v4M15.5 3.5v4',
)
export const WhatsAppIcon = /* @__PURE__ */ icon(
  'M4 20l1.2-4A8.2 8.2 0 1 1 8.2 19zM9 8.5c0 3.5 3 6.5 6.5 6.5l.5-1.7-2-1-1 .9a5.5 5.5 0 0 1-2.2-2.2l.9-1-1-2z',
)
export const FileIcon = /* @__PURE__ */ icon(
  'M7 3.5h6.5L18.5 8.5V19a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM13.5 3.5v5h5M9 13h6M9 16.5h4',
)

// Text
export const BoldIcon = /* @__PURE__ */ icon(
  'M7.5 4.5H13a3.6 3.6 0 0 1 0 7.2H7.5zM7.5 11.7h6.3a3.9 3.9 0 0 1 0 7.8H7.5z',
)
export const ItalicIcon = /* @__PURE__ */ icon('M10.5 4.5h7M6.5 19.5h7M14 4.5l-4 15')
export const UnderlineIcon = /* @__PURE__ */ icon('M7 4v7a5 5 0 0 0 10 0V4M5.5 20.5h13')
export const ListOrderedIcon = /* @__PURE__ */ icon(
  'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-1v5M4 14.5c.3-.8 2.3-1.2 2.3.3 0 1.2-2.3 2-2.3 3.7h2.5',
)
export const AlignLeftIcon = /* @__PURE__ */ icon('M4 6h16M4 10h10M4 14h16M4 18h10')
export const AlignCenterIcon = /* @__PURE__ */ icon('M4 6h16M7 10h10M4 14h16M7 18h10')
export const AlignRightIcon = /* @__PURE__ */ icon('M4 6h16M10 10h10M4 14h16M10 18h10')
export const AlignJustifyIcon = /* @__PURE__ */ icon('M4 6h16M4 10h16M4 14h16M4 18h16')
