CREATE TABLE `access_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `notetaker_requests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `alarms` (
	`name` text PRIMARY KEY NOT NULL,
	`raised_at` integer NOT NULL,
	`suppressed` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `calendar_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`proof` text DEFAULT 'vouched' NOT NULL,
	`plan` text NOT NULL,
	`booking` text,
	`version` integer NOT NULL,
	`message` text NOT NULL,
	`heard_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`lease_token` text
);
--> statement-breakpoint
CREATE INDEX `calendar_invites_due_idx` ON `calendar_invites` (`next_at`);--> statement-breakpoint
CREATE TABLE `circuit_breakers` (
	`name` text PRIMARY KEY NOT NULL,
	`open_until` integer NOT NULL,
	`alarmed_at` integer NOT NULL
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
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`guide_id` text,
	`email` text,
	`first_name` text,
	`last_name` text,
	`booking` text,
	`email_key` text,
	`attribution` text,
	`quarantined` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`erased_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_dedupe_key_idx` ON `leads` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `leads_email_key_idx` ON `leads` (`email_key`) WHERE "leads"."email_key" is not null;--> statement-breakpoint
CREATE INDEX `leads_guide_idx` ON `leads` (`guide_id`,`id`) WHERE "leads"."guide_id" is not null;--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`key` text PRIMARY KEY NOT NULL,
	`known_at` integer,
	`blocked_at` integer,
	`asked_at` integer
);
--> statement-breakpoint
CREATE TABLE `meeting_closures` (
	`meeting_key` text PRIMARY KEY NOT NULL,
	`closed_until` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notetaker_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`meeting_code` text,
	`starts_at` integer NOT NULL,
	`scheduled` integer NOT NULL,
	`provider` text DEFAULT 'recall' NOT NULL,
	`speaker_names` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`bot_id` text,
	`former_bot_id` text,
	`recording_id` text,
	`transcript_requests` integer DEFAULT 0 NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	`next_step` text,
	`next_at` integer,
	`lease_token` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`unsettled` integer DEFAULT 0 NOT NULL,
	`placed_at` integer,
	`last_error` text,
	`stop_requested_at` integer,
	`delete_requested_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	CONSTRAINT "notetaker_jobs_next" CHECK(("notetaker_jobs"."next_step" is null) = ("notetaker_jobs"."next_at" is null))
);
--> statement-breakpoint
CREATE INDEX `notetaker_jobs_due_idx` ON `notetaker_jobs` (`next_step`,`next_at`) WHERE "notetaker_jobs"."next_step" is not null;--> statement-breakpoint
CREATE INDEX `notetaker_jobs_meeting_idx` ON `notetaker_jobs` (`meeting_code`,`starts_at`) WHERE "notetaker_jobs"."meeting_code" is not null;--> statement-breakpoint
CREATE INDEX `notetaker_jobs_dispatch_idx` ON `notetaker_jobs` (`starts_at`,`next_at`) WHERE "notetaker_jobs"."next_step" = 'dispatch';--> statement-breakpoint
CREATE TABLE `notetaker_notes` (
	`job_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`body` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE TABLE `notetaker_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`job_id` text NOT NULL,
	`standing` text DEFAULT 'owner' NOT NULL,
	`name` text,
	`email` text,
	`email_key` text,
	`network_key` text,
	`meeting_code` text,
	`starts_at` integer DEFAULT 0 NOT NULL,
	`scheduled` integer DEFAULT false NOT NULL,
	`wall_date` text,
	`wall_time` text,
	`timezone` text,
	`source` text DEFAULT 'web' NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`delivered_at` integer,
	`answered_at` integer,
	`cancelled_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `notetaker_jobs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notetaker_requests_idempotency_key_idx` ON `notetaker_requests` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `notetaker_requests_job_id_idx` ON `notetaker_requests` (`job_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `notetaker_requests_owner_idx` ON `notetaker_requests` (`job_id`) WHERE "notetaker_requests"."standing" = 'owner';--> statement-breakpoint
CREATE INDEX `notetaker_requests_email_idx` ON `notetaker_requests` (`email_key`,`created_at`) WHERE "notetaker_requests"."email_key" is not null;--> statement-breakpoint
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
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`state` text NOT NULL,
	`lane` integer DEFAULT 1 NOT NULL,
	`share` text,
	`turn_at` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`lease_token` text,
	`last_error` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_idx` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due_idx` ON `outbox` (`next_at`) WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_turn_idx` ON `outbox` (`lane`,`kind`,`turn_at`) WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_share_idx` ON `outbox` (`share`,`lane`,`turn_at`) WHERE "outbox"."state" = 'pending' and "outbox"."share" is not null;--> statement-breakpoint
CREATE TABLE `provider_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`calls` integer NOT NULL,
	`free_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `provider_refusals` (
	`job_id` text PRIMARY KEY NOT NULL,
	`refused_at` integer NOT NULL
);
--> statement-breakpoint
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