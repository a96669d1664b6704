CREATE TABLE `access_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`notetaker_id` text NOT NULL,
	`kind` text NOT NULL,
	`salt` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`notetaker_id`) REFERENCES `notetakers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `access_tokens_notetaker_idx` ON `access_tokens` (`notetaker_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `access_tokens_share_idx` ON `access_tokens` (`notetaker_id`) WHERE "access_tokens"."kind" = 'share';--> statement-breakpoint
CREATE TABLE `calendar_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`proof` text DEFAULT 'vouched' NOT NULL,
	`plan` text NOT NULL,
	`booking` text,
	`version` integer NOT NULL,
	`message` text NOT NULL,
	`received_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`lease_token` text
);
--> statement-breakpoint
CREATE INDEX `calendar_invites_due_idx` ON `calendar_invites` (`next_at`);--> statement-breakpoint
CREATE TABLE `circuit_breakers` (
	`provider` text PRIMARY KEY NOT NULL,
	`open_until` integer DEFAULT 0 NOT NULL,
	`refused` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `counts` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`hour` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `key`, `hour`)
);
--> statement-breakpoint
CREATE TABLE `guide_releases` (
	`guide_id` text PRIMARY KEY NOT NULL,
	`link` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`name` text PRIMARY KEY NOT NULL,
	`beat_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`guide_id` text,
	`email` text,
	`first_name` text,
	`last_name` text,
	`booking` text,
	`email_key` text,
	`attribution` text,
	`quarantined` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `leads_email_key_idx` ON `leads` (`email_key`) WHERE "leads"."email_key" is not null;--> statement-breakpoint
CREATE INDEX `leads_guide_idx` ON `leads` (`guide_id`,`id`) WHERE "leads"."guide_id" is not null;--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`key` text PRIMARY KEY NOT NULL,
	`verified_at` integer,
	`blocked_at` integer,
	`bounced_at` integer,
	`complained_at` integer
);
--> statement-breakpoint
CREATE TABLE `meeting_closures` (
	`meeting_key` text PRIMARY KEY NOT NULL,
	`closed_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notetaker_notes` (
	`notetaker_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`body` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE TABLE `notetakers` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`name` text,
	`email` text,
	`mailbox_key` text,
	`meeting_code` text,
	`starts_at` integer NOT NULL,
	`scheduled` integer NOT NULL,
	`wall_date` text,
	`wall_time` text,
	`timezone` text,
	`source` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`provider` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`bot_id` text,
	`former_bot_id` text,
	`recording_id` text,
	`transcript_requests` integer DEFAULT 0 NOT NULL,
	`speaker_names` text,
	`started_at` integer,
	`ended_at` integer,
	`next_step` text,
	`next_at` integer,
	`lease_token` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`unconfirmed_calls` integer DEFAULT 0 NOT NULL,
	`counted_at` integer,
	`last_error` text,
	`change_id` text,
	`cancelled_at` integer,
	`stop_requested_at` integer,
	`delete_requested_at` integer,
	`delivered_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	CONSTRAINT "notetakers_next" CHECK(("notetakers"."next_step" is null) = ("notetakers"."next_at" is null))
);
--> statement-breakpoint
CREATE INDEX `notetakers_due_idx` ON `notetakers` (`next_step`,`next_at`) WHERE "notetakers"."next_step" is not null;--> statement-breakpoint
CREATE INDEX `notetakers_dispatch_idx` ON `notetakers` (`next_step`,`starts_at`) WHERE "notetakers"."next_step" = 'dispatch';--> statement-breakpoint
CREATE INDEX `notetakers_meeting_idx` ON `notetakers` (`meeting_code`,`starts_at`) WHERE "notetakers"."meeting_code" is not null;--> statement-breakpoint
CREATE INDEX `notetakers_mailbox_idx` ON `notetakers` (`mailbox_key`,`created_at`) WHERE "notetakers"."mailbox_key" is not null;--> statement-breakpoint
CREATE TABLE `operator_alarms` (
	`alarm` text PRIMARY KEY NOT NULL,
	`since_at` integer,
	`seen_at` integer NOT NULL,
	`mailed_at` integer,
	`entry` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`version` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`email` text,
	`email_key` text,
	`paid_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `orders_email_key_idx` ON `orders` (`email_key`) WHERE "orders"."email_key" is not null;--> statement-breakpoint
CREATE TABLE `outbox` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`priority` integer NOT NULL,
	`state` text NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_due_idx` ON `outbox` (`priority`,`due_at`) WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_subject_idx` ON `outbox` (`subject_id`);--> statement-breakpoint
CREATE TABLE `unsubscribes` (
	`email_key` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`asked_at` integer
);
--> statement-breakpoint
CREATE TABLE `webhook_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_receipts_received_at_idx` ON `webhook_receipts` (`received_at`);